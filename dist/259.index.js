export const id = 259;
export const ids = [259];
export const modules = {

/***/ 95259:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createProxyRoutes: () => (/* binding */ createProxyRoutes)
});

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(44708);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
;// CONCATENATED MODULE: ./src/providers/transport/no-proxy.ts
/** Which URLs go past the proxy. */

/**
 * Whether a URL is reached without the proxy: this machine always is (a proxy could only reach its own), other hosts
 * where `NO_PROXY` names them. Its entries are parted by commas or spaces: `*` is everything; `example.com`,
 * `.example.com` and `*.example.com` are the host and all below it; an IP address, or a block of them in CIDR notation;
 * each may end in `:PORT` (an IPv6 address in brackets then).
 */
function goesPastProxy(url, noProxy) {
    const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
    if (isThisMachine(host))
        return true;
    const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
    return noProxy
        .toLowerCase()
        .split(/[\s,]+/)
        .filter((entry) => entry !== '')
        .some((entry) => entry === '*' || matches(portOf(entry), host, port));
}
function isThisMachine(host) {
    if (host === 'localhost' || host.endsWith('.localhost'))
        return true;
    return contains('127.0.0.0/8', host) || contains('::1', host);
}
/** Takes the port off; an IPv6 address without brackets has none. */
function portOf(entry) {
    const [, bracketed, bare, port] = /^(?:\[([^\]]*)\]|([^:]*))(?::(\d+))?$/.exec(entry) ?? [];
    const name = bracketed ?? bare ?? entry;
    return port === undefined ? { name } : { name, port };
}
function matches({ name, port }, host, targetPort) {
    if (port !== undefined && Number(port) !== Number(targetPort))
        return false;
    if ((0,external_node_net_.isIP)(host) !== 0)
        return contains(name, host);
    const domain = name.replace(/^\*?\./, '').replace(/\.$/, '');
    return domain !== '' && (host === domain || host.endsWith(`.${domain}`));
}
/** Whether an IP address is the given one or in the given block; false for whatever is neither. */
function contains(block, address) {
    const family = familyOf(address);
    const [network = '', bits] = block.split('/');
    if (family === undefined || familyOf(network) !== family)
        return false;
    const list = new external_node_net_.BlockList();
    if (bits === undefined)
        list.addAddress(network, family);
    else if (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 'ipv4' ? 32 : 128)) {
        list.addSubnet(network, Number(bits), family);
    }
    return list.check(address, family);
}
function familyOf(address) {
    const version = (0,external_node_net_.isIP)(address);
    return version === 0 ? undefined : version === 4 ? 'ipv4' : 'ipv6';
}

// EXTERNAL MODULE: ./src/providers/transport/reply-shape.ts
var reply_shape = __webpack_require__(46284);
// EXTERNAL MODULE: ./src/providers/transport/route.ts
var route = __webpack_require__(26201);
;// CONCATENATED MODULE: ./src/providers/transport/proxy.ts
/**
 * The ways through a proxy: `https:` in a tunnel (CONNECT), `http:` by naming the whole URL. On node:http itself, the
 * same on every Node: the usual agents can neither end a CONNECT that is under way nor bound the proxy's reply, and what
 * a proxy refuses they hand on as if the model's server had said it.
 */







/** Makes the ways of one client. A proxy that does not answer a CONNECT within `connectMs` has failed. */
function createProxyRoutes(settings, connectMs) {
    const { servers, noProxy } = settings;
    const made = new Map();
    const through = (protocol, proxy) => {
        const known = made.get(protocol);
        if (known !== undefined)
            return known.route;
        const fresh = protocol === 'https:' ? tunnelRoute(proxy, connectMs) : forwardRoute(proxy);
        made.set(protocol, fresh);
        return fresh.route;
    };
    return {
        routeTo(url) {
            const { protocol } = url;
            if (protocol !== 'http:' && protocol !== 'https:')
                return undefined;
            const proxy = servers[protocol];
            return proxy === undefined || goesPastProxy(url, noProxy)
                ? undefined
                : through(protocol, proxy);
        },
        close: () => {
            for (const { agent } of made.values())
                agent.destroy();
        },
    };
}
function forwardRoute(proxy) {
    const module = moduleOf(proxy);
    const agent = new module.Agent({ keepAlive: true });
    const route = {
        request: (url, { method, headers }) => module.request({
            method,
            ...placeOf(proxy),
            agent,
            path: `${url.origin}${url.pathname}${url.search}`,
            headers: { ...headers, ...authorizationOf(proxy), host: url.host },
        }),
        failure: (error) => (isNoConnection(error) ? unreachable(proxy, error) : undefined),
        refusal: (status) => (status === 407 ? refusal(proxy, status, '') : undefined),
    };
    return { route, agent };
}
function tunnelRoute(proxy, connectMs) {
    const agent = new TunnelAgent((target, abandon) => openTunnel(proxy, target, connectMs, abandon));
    const route = {
        request: (url, options, signal) => {
            const tunnelled = {
                ...options,
                agent,
                ...(signal ? { abandon: signal } : {}),
            };
            return external_node_https_.request(url, tunnelled);
        },
    };
    return { route, agent };
}
/** Keeps TLS connections to servers behind the proxy, each in a tunnel of its own. */
class TunnelAgent extends external_node_https_.Agent {
    open;
    constructor(open) {
        super({ keepAlive: true });
        this.open = open;
    }
    createConnection(options, callback) {
        const host = options.host ?? '';
        const target = `${(0,external_node_net_.isIP)(host) === 6 ? `[${host}]` : host}:${options.port ?? 443}`;
        this.open(target, options.abandon).then((socket) => callback(null, (0,external_node_tls_.connect)({ socket, host, servername: (0,external_node_net_.isIP)(host) ? '' : host })), callback);
    }
}
/** Asks the proxy for a tunnel. Rejects with ProxyError, or with the signal's reason. */
function openTunnel(proxy, target, connectMs, abandon) {
    return new Promise((resolve, reject) => {
        const request = moduleOf(proxy).request({
            ...placeOf(proxy),
            method: 'CONNECT',
            path: target,
            agent: false,
            headers: {
                host: target,
                connection: 'keep-alive',
                'proxy-connection': 'keep-alive',
                'user-agent': 'kindlm-action',
                ...authorizationOf(proxy),
            },
        });
        const timer = setTimeout(() => {
            const seconds = connectMs / 1000;
            request.destroy(new route/* ProxyError */.T('timeout', `${nameOf(proxy)} has not answered within ${seconds} s`));
        }, connectMs);
        const onAbort = () => void request.destroy(new Error('aborted'));
        const settle = () => {
            clearTimeout(timer);
            abandon?.removeEventListener('abort', onAbort);
        };
        if (abandon?.aborted)
            onAbort();
        abandon?.addEventListener('abort', onAbort, { once: true });
        request.once('connect', ({ statusCode = 0 }, socket, head) => {
            settle();
            if (statusCode >= 200 && statusCode < 300) {
                if (head.byteLength > 0)
                    socket.unshift(head);
                resolve(socket);
                return;
            }
            socket.destroy();
            reject(refusal(proxy, statusCode, target));
        });
        request.once('error', (error) => {
            settle();
            reject(error instanceof route/* ProxyError */.T ? error : connectFailure(proxy, error));
        });
        request.end();
    });
}
function moduleOf({ protocol }) {
    return protocol === 'https:' ? external_node_https_ : external_node_http_;
}
function placeOf({ host, port }) {
    return { host, port };
}
function authorizationOf({ authorization }) {
    return authorization === undefined ? {} : { 'proxy-authorization': authorization };
}
function nameOf({ address, variable }) {
    return `the proxy ${address} (${variable})`;
}
/** `target` is empty where the proxy was not asked for a tunnel. */
function refusal(proxy, status, target) {
    const said = `(HTTP ${status})`;
    if (status === 407) {
        const form = `http://USER:PASSWORD@${proxy.address}`;
        return new route/* ProxyError */.T('auth', proxy.authorization === undefined
            ? `${nameOf(proxy)} wants credentials ${said}: set ${proxy.variable} to ${form}`
            : `${nameOf(proxy)} does not accept the credentials in ${proxy.variable} ${said}`);
    }
    if (status === 408 || status === 429 || status >= 500) {
        return new route/* ProxyError */.T('transient', `${nameOf(proxy)} cannot connect to ${target} ${said}`);
    }
    return new route/* ProxyError */.T('rejected', `${nameOf(proxy)} refuses a connection to ${target} ${said}: allow the host there, or name it in NO_PROXY`);
}
const NO_CONNECTION = new Set([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ETIMEDOUT',
]);
function isNoConnection(error) {
    return NO_CONNECTION.has((0,reply_shape/* errorShape */.o8)(error)?.code);
}
function unreachable(proxy, error) {
    const { code = '', message = '' } = (0,reply_shape/* errorShape */.o8)(error) ?? {};
    const reason = message === '' || message.includes(code) ? message || code : `${message} ${code}`;
    return new route/* ProxyError */.T('transient', `${nameOf(proxy)} cannot be reached: ${reason}. Is ${proxy.variable} right?`);
}
function connectFailure(proxy, error) {
    const { code = '', message } = (0,reply_shape/* errorShape */.o8)(error) ?? { message: String(error) };
    if (isNoConnection(error))
        return unreachable(proxy, error);
    if (code.startsWith('HPE_')) {
        return new route/* ProxyError */.T('invalid-reply', `${nameOf(proxy)} does not answer as a proxy does`);
    }
    if (/^E[A-Z]+$/.test(code)) {
        return new route/* ProxyError */.T('transient', `${nameOf(proxy)} ended the connection: ${message}`);
    }
    return new route/* ProxyError */.T('rejected', `${nameOf(proxy)} cannot be used: ${message}`);
}


/***/ })

};
