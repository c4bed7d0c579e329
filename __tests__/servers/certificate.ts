/** A self-signed certificate of its own for each test: no key lies in the repository, and none expires. */
import { generateKeyPairSync, sign } from 'node:crypto';

export interface Certificate {
  /** PEM. */
  readonly key: string;
  /** PEM; it is its own authority. */
  readonly cert: string;
}

const OIDS = {
  commonName: '550403',
  ecdsaWithSha256: '2a8648ce3d040302',
  subjectAltName: '551d11',
  basicConstraints: '551d13',
};

/** A certificate for host names, valid from yesterday until tomorrow. */
export function createCertificate(hosts: readonly string[]): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(oid(OIDS.ecdsaWithSha256));
  const name = sequence(der(0x31, sequence(oid(OIDS.commonName), der(0x0c, text('kindlm test')))));
  const dayMs = 86_400_000;
  const signed = sequence(
    der(0xa0, integer(2)),
    integer(1),
    algorithm,
    name,
    sequence(utcTime(Date.now() - dayMs), utcTime(Date.now() + dayMs)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(hostNames(hosts), authority())),
  );
  const signature = sign('sha256', signed, privateKey);
  const certificate = sequence(signed, algorithm, der(0x03, Buffer.from([0]), signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}

function hostNames(hosts: readonly string[]): Buffer {
  const names = sequence(...hosts.map((host) => der(0x82, text(host))));
  return sequence(oid(OIDS.subjectAltName), der(0x04, names));
}

function authority(): Buffer {
  const isAuthority = sequence(der(0x01, Buffer.from([0xff])));
  return sequence(oid(OIDS.basicConstraints), der(0x04, isAuthority));
}

function der(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const size = content.byteLength;
  const length = size < 0x80 ? [size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

function sequence(...contents: readonly Buffer[]): Buffer {
  return der(0x30, ...contents);
}

function integer(value: number): Buffer {
  return der(0x02, Buffer.from([value]));
}

function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'));
}

function utcTime(ms: number): Buffer {
  const digits = new Date(ms).toISOString().replace(/\D/g, '');
  return der(0x17, text(`${digits.slice(2, 14)}Z`));
}

function text(value: string): Buffer {
  return Buffer.from(value, 'latin1');
}
