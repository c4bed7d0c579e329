import { expect, test } from '@jest/globals';
import { lastingConnectionFailure } from '../../src/basics/connections.js';

test.each([
  [
    'ENOTFOUND',
    'getaddrinfo ENOTFOUND api.acme.test',
    'there is no server of the name api.acme.test (ENOTFOUND)',
  ],
  ['ENOTFOUND', '', 'there is no server of that name (ENOTFOUND)'],
  [
    'EAI_AGAIN',
    'getaddrinfo EAI_AGAIN api.acme.test',
    'the name api.acme.test cannot be looked up (EAI_AGAIN)',
  ],
  [
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'self-signed certificate',
    "the server's certificate is refused: self-signed certificate (DEPTH_ZERO_SELF_SIGNED_CERT). Where the server or a proxy has a certificate of your own authority, set NODE_EXTRA_CA_CERTS in the step to the file of that authority",
  ],
  [
    'CERT_HAS_EXPIRED',
    'certificate has expired',
    "the server's certificate is refused: certificate has expired (CERT_HAS_EXPIRED). Its time is over or has not begun: renew it, or set this machine's clock",
  ],
  [
    'ERR_TLS_CERT_ALTNAME_INVALID',
    "Hostname/IP does not match certificate's altnames",
    "the server's certificate is refused: Hostname/IP does not match certificate's altnames (ERR_TLS_CERT_ALTNAME_INVALID). Is the URL the name that the certificate is for?",
  ],
  [
    'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED',
    '80:error:0A00045C:SSL routines:ssl3_read_bytes:tlsv13 alert certificate required:../a.c:1:SSL alert number 116',
    'no TLS connection can be made: tlsv13 alert certificate required (ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED)',
  ],
  [
    'ERR_SSL_WRONG_VERSION_NUMBER',
    '80:error:0A00010B:SSL routines:ssl3_get_record:wrong version number:../a.c:355:',
    'the server does not speak TLS (ERR_SSL_WRONG_VERSION_NUMBER). Does its URL begin with http:, not https:?',
  ],
  [
    'EPROTO',
    'write EPROTO 80:error:0A000410:SSL routines:ssl3_read_bytes:sslv3 alert handshake failure:../a.c:1586:SSL alert number 40',
    'no TLS connection can be made: sslv3 alert handshake failure (EPROTO)',
  ],
])('%s: %s', (code, message, words) => {
  expect(lastingConnectionFailure(code, message)).toBe(words);
});

test.each(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'UND_ERR_SOCKET', 'HPE_INVALID_CONSTANT'])(
  '%s may pass',
  (code) => {
    expect(lastingConnectionFailure(code, 'connect')).toBeUndefined();
  },
);

/** "X.509 certificate error codes" of Node's documentation of `tls`, and those that it makes of a name. */
const OF_NODE = `
  UNABLE_TO_GET_ISSUER_CERT UNABLE_TO_GET_CRL UNABLE_TO_DECRYPT_CERT_SIGNATURE UNABLE_TO_DECRYPT_CRL_SIGNATURE
  UNABLE_TO_DECODE_ISSUER_PUBLIC_KEY CERT_SIGNATURE_FAILURE CRL_SIGNATURE_FAILURE CERT_NOT_YET_VALID CERT_HAS_EXPIRED
  CRL_NOT_YET_VALID CRL_HAS_EXPIRED ERROR_IN_CERT_NOT_BEFORE_FIELD ERROR_IN_CERT_NOT_AFTER_FIELD
  ERROR_IN_CRL_LAST_UPDATE_FIELD ERROR_IN_CRL_NEXT_UPDATE_FIELD DEPTH_ZERO_SELF_SIGNED_CERT SELF_SIGNED_CERT_IN_CHAIN
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY UNABLE_TO_VERIFY_LEAF_SIGNATURE CERT_CHAIN_TOO_LONG CERT_REVOKED INVALID_CA
  PATH_LENGTH_EXCEEDED INVALID_PURPOSE CERT_UNTRUSTED CERT_REJECTED HOSTNAME_MISMATCH UNSPECIFIED
  ERR_TLS_CERT_ALTNAME_INVALID ERR_TLS_CERT_ALTNAME_FORMAT`;

test.each(OF_NODE.trim().split(/\s+/))('%s says what to do', (code) => {
  const words = lastingConnectionFailure(code, 'in the words of Node');
  expect(words).toMatch(
    new RegExp(`^the server's certificate is refused: in the words of Node \\(${code}\\)\\. [A-Z]`),
  );
});
