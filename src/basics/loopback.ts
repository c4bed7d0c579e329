/** Which hosts are this machine itself: 127.0.0.0/8 and ::1 (RFC 6890), and localhost (RFC 6761). */

/** Whether a URL's host is this machine; false for what is no URL. */
export function isLoopbackUrl(url: string): boolean {
  return URL.canParse(url) && isLoopbackHost(new URL(url).hostname);
}

/** @param hostname as `URL` writes it, an IPv6 address in brackets or without */
export function isLoopbackHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  // `URL` has written other forms of an address out, so that four numbers are left.
  return host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}
