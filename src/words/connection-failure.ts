/** Why a connection to a server cannot be made, where trying again will not help: in words that say what to do. */

/** Codes of OpenSSL and Node for a certificate that nobody here vouches for. */
const UNKNOWN_ISSUER =
  /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(?:GET_ISSUER_CERT(?:_LOCALLY)?|VERIFY_LEAF_SIGNATURE))$/;
const CERTIFICATE = /CERT|^HOSTNAME_MISMATCH$/;
const TLS = /^(?:EPROTO|ERR_(?:SSL|TLS)_.*)$/;
const NAME = /^(?:ENOTFOUND|EAI_.*)$/;

/**
 * e.g. `there is no server of the name api.acme.test (ENOTFOUND)`; undefined for a failure that may pass.
 * @param code as Node and its libraries give it
 * @param message in their own words, which may name the server
 */
export function lastingConnectionFailure(code: string, message: string): string | undefined {
  if (NAME.test(code)) return `${nameProblem(code, message)} (${code})`;
  if (CERTIFICATE.test(code)) {
    const advice = UNKNOWN_ISSUER.test(code)
      ? '. Where the server or a proxy has a certificate of your own authority, set NODE_EXTRA_CA_CERTS in the step to the file of that authority'
      : '';
    return `the server's certificate is refused: ${withoutCode(message, code)} (${code})${advice}`;
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
