/** Pages that a gateway answers with instead of the server behind it: never an answer, whatever they are called. */

/** Openings of a whole page or document; a fragment of HTML may be what the model was asked for. */
const DOCUMENT = /^(?:<!doctype\s+html|<html[\s>]|<head[\s>]|<body[\s>]|<\?xml)/i;

/** Documents that say by their name that something went wrong, and headings that are a status. */
const ERROR_DOCUMENT =
  /^<(?:[\w.-]+:)?(?:errors?|errorresponse|errordetails?|fault|exception|envelope)[\s/>]/i;
const STATUS_TEXT =
  'bad gateway|service (?:temporarily )?unavailable|gateway time-?out|internal server error|too many requests|forbidden|unauthorized|not found|bad request|request time-?out|upstream';
const ERROR_HEADING = new RegExp(
  `^<(?:h\\d|center|title|pre)(?:\\s[^>]*)?>\\s*(?:error\\s+)?[45]\\d\\d[\\s:-]+(?:${STATUS_TEXT})\\b`,
  'i',
);

/** What only a proxy says without a number. */
const SAYS_OUTAGE =
  'bad gateway|service (?:temporarily )?unavailable|gateway time-?out|internal server error|no healthy upstream|stream timeout|upstream (?:connect error|request timeout)\\b.{0,200}|error code: \\d{3,4}';

/** The plain words of proxies and load balancers: nothing but these. */
const ERROR_LINE = new RegExp(
  `^(?:(?:http(?:/[\\d.]+)?\\s+)?(?:error:?\\s*)?[45]\\d\\d[\\s:-]+(?:${STATUS_TEXT})\\b.{0,80}|${SAYS_OUTAGE})\\W*$`,
  'is',
);
/** Characters of the longest such line. */
const MAX_ERROR_LINE = 400;

/** Whether a body is a page, an XML error or the line of a proxy. */
export function isPage(mediaType: string, body: string): boolean {
  const text = withoutComments(body);
  if (DOCUMENT.test(text) || ERROR_DOCUMENT.test(text) || ERROR_HEADING.test(text)) return true;
  // Called a page, what begins as markup is one; frameworks call plain text one as well.
  if (/^(?:text\/html|application\/xhtml\+xml|(?:text|application)\/xml)$/.test(mediaType)) {
    return text.startsWith('<');
  }
  return text.length <= MAX_ERROR_LINE && ERROR_LINE.test(text);
}

function withoutComments(body: string): string {
  return body.replace(/^(?:[\ufeff\s]|<!--[\s\S]*?-->)+/, '').trimEnd();
}
