/**
 * Connections to servers: why one cannot be made where trying again will not help, in words that say what to do; and
 * which hosts are this machine.
 */

const OWN_AUTHORITY =
  'Where the server or a proxy has a certificate of your own authority, set NODE_EXTRA_CA_CERTS in the step to the file of that authority';
const WRONG_TIME = "Its time is over or has not begun: renew it, or set this machine's clock";
const WRONG_NAME = 'Is the URL the name that the certificate is for?';
const WRONG_MAKE = 'The people who run the server have to have it made anew';

/**
 * Every code by which Node refuses a certificate (its list of OpenSSL's X509_V_ERR_*, `UNSPECIFIED` for those that have
 * no name there, and its own for the name), and what to do. None of them passes by waiting.
 */
const CERTIFICATE_FAULTS: ReadonlyMap<string, string> = new Map([
  ...[
    'UNABLE_TO_GET_ISSUER_CERT',
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'CERT_UNTRUSTED',
    'CERT_REJECTED',
  ].map((code) => [code, OWN_AUTHORITY] as const),
  ...['CERT_NOT_YET_VALID', 'CERT_HAS_EXPIRED', 'CRL_NOT_YET_VALID', 'CRL_HAS_EXPIRED'].map(
    (code) => [code, WRONG_TIME] as const,
  ),
  ...['HOSTNAME_MISMATCH', 'ERR_TLS_CERT_ALTNAME_INVALID', 'ERR_TLS_CERT_ALTNAME_FORMAT'].map(
    (code) => [code, WRONG_NAME] as const,
  ),
  ...[
    'UNABLE_TO_GET_CRL',
    'UNABLE_TO_DECRYPT_CERT_SIGNATURE',
    'UNABLE_TO_DECRYPT_CRL_SIGNATURE',
    'UNABLE_TO_DECODE_ISSUER_PUBLIC_KEY',
    'CERT_SIGNATURE_FAILURE',
    'CRL_SIGNATURE_FAILURE',
    'ERROR_IN_CERT_NOT_BEFORE_FIELD',
    'ERROR_IN_CERT_NOT_AFTER_FIELD',
    'ERROR_IN_CRL_LAST_UPDATE_FIELD',
    'ERROR_IN_CRL_NEXT_UPDATE_FIELD',
    'CERT_CHAIN_TOO_LONG',
    'CERT_REVOKED',
    'INVALID_CA',
    'PATH_LENGTH_EXCEEDED',
    'INVALID_PURPOSE',
    'UNSPECIFIED',
  ].map((code) => [code, WRONG_MAKE] as const),
]);
const TLS = /^(?:EPROTO|ERR_(?:SSL|TLS)_.*)$/;
const NAME = /^(?:ENOTFOUND|EAI_.*)$/;

/**
 * e.g. `there is no server of the name api.acme.test (ENOTFOUND)`; undefined for a failure that may pass.
 * @param code as Node and its libraries give it
 * @param message in their own words, which may name the server
 */
export function lastingConnectionFailure(code: string, message: string): string | undefined {
  if (NAME.test(code)) return `${nameProblem(code, message)} (${code})`;
  const advice = CERTIFICATE_FAULTS.get(code);
  if (advice !== undefined) {
    return `the server's certificate is refused: ${withoutCode(message, code)} (${code}). ${advice}`;
  }
  if (!TLS.test(code)) return undefined;
  return /wrong version number|packet length too long|http request/i.test(`${message} ${code}`)
    ? `the server does not speak TLS (${code}). Does its URL begin with http:, not https:?`
    : `no TLS connection can be made: ${lastPart(message)} (${code})`;
}

function nameProblem(code: string, message: string): string {
  const host = /getaddrinfo \w+ (\S+)/.exec(message)?.[1];
  if (code === 'ENOTFOUND') {
    return host === undefined
      ? 'there is no server of that name'
      : `there is no server of the name ${host}`;
  }
  return `the name ${host ?? 'of the server'} cannot be looked up`;
}

/** Node's own advice is an option of its command line, which a step cannot set. */
const ADVICE_OF_NODE = /; if the root CA is installed locally.*$/;

function withoutCode(message: string, code: string): string {
  const own = message.replace(`(${code})`, '').replace(ADVICE_OF_NODE, '').trim();
  return own || 'no reason is given';
}

/** OpenSSL's own line is `error:0A00010B:SSL routines:ssl3_get_record:wrong version number:../file.c:355:`. */
function lastPart(message: string): string {
  return /SSL routines:[^:]*:([^:]+)/.exec(message)?.[1] ?? message.trim();
}

// Which hosts are this machine itself: 127.0.0.0/8 and ::1 (RFC 6890), and localhost (RFC 6761).

/** Whether a URL's host is this machine; false for what is no URL. */
export function isLoopbackUrl(url: string): boolean {
  return URL.canParse(url) && isLoopbackHost(new URL(url).hostname);
}

/** @param hostname as `URL` writes it, an IPv6 address in brackets or without */
function isLoopbackHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  // `URL` has written other forms of an address out, so that four numbers are left.
  return host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}
