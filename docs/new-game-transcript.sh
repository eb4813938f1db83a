#!/usr/bin/env bash
# Writes new-game-transcript.md: a new game made, built, installed and played from an empty folder, with nothing but the artifacts that
# the build makes in the local repository. Run it after: mvn -DskipTests package
set -euo pipefail
cd "$(dirname "$0")/.."
sources=$PWD
export PATH="$sources/distribution/target/papamu/bin:$PATH"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export PAPAMU_DATA=$work/data PAPAMU_CDS=off

# A repository of its own: what is published, and links to what Maven has fetched already.
theirs=${MAVEN_REPOSITORY:-$HOME/.m2/repository}
own=$work/repository
mkdir -p "$own/org/papamu"
for entry in "$theirs"/* "$theirs"/org/*; do
  link=$own${entry#"$theirs"}
  [ -e "$link" ] || ln -s "$entry" "$link"
done
publish() {
  mkdir -p "$own/org/papamu/$2/1.0.0"
  cp "$1/pom.xml" "$own/org/papamu/$2/1.0.0/$2-1.0.0.pom"
  [ "$2" = papamu ] || cp "$1/target/$2-1.0.0.jar" "$own/org/papamu/$2/1.0.0/"
}
publish . papamu
for module in framework-api framework-core framework-testkit; do publish $module $module; done
mvn() { command mvn -B -o -q -Dstyle.color=never -Dmaven.repo.local="$own" "$@"; }

run() {
  echo "\$ $*"
  "$@" 2>&1 </dev/null | sed -e "s#$work#…#g" -e 's/[0-9a-f]\{64\}/…/' -e 's/\x1b\[[0-9;]*m//g' \
    -e 's#[0-9.]* s, [0-9,]* nodes/s#…#' -e 's/ [0-9]* nodes a second/ … nodes a second/'
}

mkdir "$work/empty"
out=$work/out
start=$(date +%s)
{
  cd "$work/empty"
  run papamu new-game lanterns lanterns
  echo '$ cd lanterns'
  cd lanterns
  run mvn package
  grep -h 'Tests run' target/surefire-reports/*.txt | sed 's/Time elapsed: [0-9.]* s/Time elapsed: …/'
  run papamu plugins install target/lanterns-1.0.0.jar
  run papamu plugins trust lanterns
  run papamu plugins verify lanterns
  run papamu watch lanterns --seat black=alphabeta:nodes=20000 --seat white=random --seed 1
  run papamu match lanterns --player alphabeta:nodes=2000 --player random --games 20 --seed 1
  run papamu analyze lanterns --depth 6
} >"$out"
seconds=$(($(date +%s) - start))
{
  echo '# From an empty folder to a game that is played'
  echo
  echo "Made by \`docs/new-game-transcript.sh\`: outside of the sources, with only the published artifacts in the local Maven repository. All of it took"
  echo "$seconds seconds on a machine with two cores that had other work to do."
  echo '```'
  cat "$out"
  echo '```'
} >"$sources/docs/new-game-transcript.md"
