/** Path of a file: the reason why no piece of a key can be shown by it. */
export const TEXT_PARSERS: Readonly<Record<string, string>>;
