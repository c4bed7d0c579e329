const ASCII = /^[\u0000-\u007f]*$/;

/**
 * A text for comparison without regard to case, the same on every machine: lower case by Unicode's rules, with the
 * forms that lower-casing alone leaves apart made equal (final sigma, the dot of the Turkish capital I, composed and
 * decomposed accents).
 */
export function caseFold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFC').toLowerCase().replaceAll('ς', 'σ').replaceAll('i\u0307', 'i');
}
