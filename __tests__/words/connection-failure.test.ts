import { expect, test } from '@jest/globals';
import { lastingConnectionFailure } from '../../src/words/connection-failure.js';

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
    "the server's certificate is refused: certificate has expired (CERT_HAS_EXPIRED)",
  ],
  [
    'ERR_TLS_CERT_ALTNAME_INVALID',
    "Hostname/IP does not match certificate's altnames",
    "the server's certificate is refused: Hostname/IP does not match certificate's altnames (ERR_TLS_CERT_ALTNAME_INVALID)",
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
