/** Which URLs go past the proxy. */
import { BlockList, isIP } from 'node:net';
import { isLoopbackHost } from '../../basics/loopback.js';

/**
 * Whether a URL is reached without the proxy: this machine always is (a proxy could only reach its own), other hosts
 * where `NO_PROXY` names them. Its entries are parted by commas or spaces: `*` is everything; `example.com`,
 * `.example.com` and `*.example.com` are the host and all below it; an IP address, or a block of them in CIDR notation;
 * each may end in `:PORT` (an IPv6 address in brackets then).
 */
export function bypassesProxy(url: URL, noProxy: string): boolean {
  if (isLoopbackHost(url.hostname)) return true;
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
  return noProxy
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .some((entry) => entry === '*' || matches(portOf(entry), host, port));
}

interface Entry {
  readonly name: string;
  readonly port?: string;
}

/** Takes the port off; an IPv6 address without brackets has none. */
function portOf(entry: string): Entry {
  const [, bracketed, bare, port] = /^(?:\[([^\]]*)\]|([^:]*))(?::(\d+))?$/.exec(entry) ?? [];
  const name = bracketed ?? bare ?? entry;
  return port === undefined ? { name } : { name, port };
}

function matches({ name, port }: Entry, host: string, targetPort: string): boolean {
  if (port !== undefined && Number(port) !== Number(targetPort)) return false;
  if (isIP(host) !== 0) return contains(name, host);
  const domain = name.replace(/^\*?\./, '').replace(/\.$/, '');
  return domain !== '' && (host === domain || host.endsWith(`.${domain}`));
}

/** Whether an IP address is the given one or in the given block; false for whatever is neither. */
function contains(block: string, address: string): boolean {
  const family = familyOf(address);
  const [network = '', bits] = block.split('/');
  if (family === undefined || familyOf(network) !== family) return false;
  const list = new BlockList();
  if (bits === undefined) list.addAddress(network, family);
  else if (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 'ipv4' ? 32 : 128)) {
    list.addSubnet(network, Number(bits), family);
  }
  return list.check(address, family);
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address);
  return version === 0 ? undefined : version === 4 ? 'ipv4' : 'ipv6';
}
