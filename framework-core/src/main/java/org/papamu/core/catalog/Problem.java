package org.papamu.core.catalog;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Something that kept a plugin, a part of one, or a whole folder from being used.
 *
 * @param file the jar, folder or list that it is about, as found: a name may hold any character, so
 *     escape it before showing it
 * @param plugin the plugin's id, where it could be read
 * @param reason what is wrong: one line without control characters, at most 500 characters, without
 *     a full stop
 */
public record Problem(Path file, Optional<String> plugin, String reason) {}
