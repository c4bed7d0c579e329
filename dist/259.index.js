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

// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(24371);
// EXTERNAL MODULE: ./src/providers/transport/exchange-errors.ts
var exchange_errors = __webpack_require__(80967);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./src/providers/transport/no-proxy.ts
/** Which URLs go past the proxy. */

/**
 * Whether a URL is reached without the proxy: this machine always is (a proxy could only reach its own), other hosts
 * where `NO_PROXY` names them. Its entries are parted by commas or spaces: `*` is everything; `example.com`,
 * `.example.com` and `*.example.com` are the host and all below it; an IP address, or a block of them in CIDR notation;
 * each may end in `:PORT` (an IPv6 address in brackets then).
 */
function bypassesProxy(url, noProxy) {
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
;// CONCATENATED MODULE: ./src/providers/transport/proxy.ts
/**
 * The ways through a proxy, on undici's ProxyAgent: `https:` in a tunnel (CONNECT), `http:` by naming the whole URL.
 * Its EnvHttpProxyAgent would choose the proxy itself, but knows neither subdomains nor blocks of addresses in NO_PROXY,
 * sends `https:` through HTTP_PROXY, and warns on stderr that it is experimental.
 */




/** Makes the ways of one client. A proxy that does not answer a CONNECT within `connectMs` has failed. */
function createProxyRoutes(settings, connectMs) {
    const agents = new Map();
    const wayThrough = (proxy) => {
        const way = agents.get(proxy) ?? proxyWay(proxy, connectMs);
        agents.set(proxy, way);
        return way;
    };
    return {
        routeTo(url) {
            const { protocol } = url;
            if (protocol !== 'http:' && protocol !== 'https:')
                return undefined;
            const proxy = settings.servers[protocol];
            if (proxy === undefined || bypassesProxy(url, settings.noProxy))
                return undefined;
            const { agent, tunnels } = wayThrough(proxy);
            return protocol === 'http:' && proxy.protocol === 'http:'
                ? { through: (send) => forwarded(proxy, url, () => send(agent)) }
                : { through: (send) => tunnels.whileWaiting(() => send(agent)) };
        },
        close: () => {
            for (const { agent } of agents.values())
                void agent.destroy();
        },
    };
}
function proxyWay(proxy, connectMs) {
    const tunnels = new Tunnels(proxy, connectMs);
    const { host, port, protocol, authorization } = proxy;
    const agent = new undici.ProxyAgent({
        uri: `${protocol}//${host.includes(':') ? `[${host}]` : host}:${port}`,
        ...(authorization === undefined ? {} : { token: authorization }),
        proxyTunnel: false,
        clientFactory: (origin, options) => new TunnelPool(origin, options, tunnels),
    });
    return { agent, tunnels };
}
/** The request names the whole URL: connection and refusals are the proxy's, whatever else comes is the server's. */
async function forwarded(proxy, url, send) {
    try {
        const reply = await send();
        const { status } = reply;
        if ((status === 401 || status === 403) && isOfProxy(reply)) {
            throw refusal(proxy, status, url.host);
        }
        return reply;
    }
    catch (error) {
        if (isNoConnection(error))
            throw unreachable(proxy, error);
        // The words of undici, which keeps the reply.
        if (/Proxy Authentication Required/.test((0,reply_shape/* errorShape */.o8)(error)?.message ?? '')) {
            throw refusal(proxy, 407, url.host);
        }
        throw error;
    }
}
/** Model servers refuse in JSON or in plain words; a page, nothing, or a proxy's own header is the proxy's. */
function isOfProxy({ headers, content }) {
    const names = ['proxy-authenticate', 'proxy-status', 'x-squid-error'];
    return (names.some((name) => headers.has(name)) ||
        /^(?:text\/html|application\/xhtml)/i.test(headers.get('content-type') ?? '') ||
        /^\s*(?:$|<(?:!doctype|html|\?xml))/i.test(content));
}
/** The CONNECT requests to one proxy that are under way, and how many exchanges wait for one. */
class Tunnels {
    proxy;
    connectMs;
    #opening = new Set();
    #waiting = 0;
    constructor(proxy, connectMs) {
        this.proxy = proxy;
        this.connectMs = connectMs;
    }
    /** undici goes on connecting for an exchange that was aborted; a tunnel that nobody waits for is given up. */
    async whileWaiting(exchange) {
        this.#waiting += 1;
        try {
            return await exchange();
        }
        finally {
            this.#waiting -= 1;
            for (const controller of this.#opening) {
                if (this.#opening.size > this.#waiting) {
                    controller.abort();
                    this.#opening.delete(controller);
                }
            }
        }
    }
    /** Opens a tunnel to `target`. Rejects with ProxyError. */
    async open(target, connect) {
        const { proxy, connectMs } = this;
        const controller = new AbortController();
        this.#opening.add(controller);
        const timer = setTimeout(() => {
            const seconds = connectMs / 1000;
            controller.abort(new exchange_errors/* ProxyError */.T6('timeout', `${nameOf(proxy)} has not answered within ${seconds} s`));
        }, connectMs);
        try {
            const answer = await connect(controller.signal);
            const { statusCode, socket } = answer;
            if (statusCode >= 200 && statusCode < 300)
                return { ...answer, statusCode: 200 };
            socket.on('error', () => undefined).destroy();
            throw refusal(proxy, statusCode, target);
        }
        catch (error) {
            throw connectFailure(proxy, error);
        }
        finally {
            clearTimeout(timer);
            this.#opening.delete(controller);
        }
    }
}
/** undici's connections to a proxy, whose failures to open a tunnel say that they are the proxy's. */
class TunnelPool extends undici.Pool {
    #tunnels;
    constructor(origin, options, tunnels) {
        super(origin, options);
        this.#tunnels = tunnels;
    }
    connect(options, callback) {
        if (callback !== undefined) {
            super.connect(options, callback);
            return;
        }
        return this.#tunnels.open(options.path, (signal) => super.connect({ ...options, signal }));
    }
}
function nameOf({ address, variable }) {
    return `the proxy ${address} (${variable})`;
}
function refusal(proxy, status, target) {
    const said = `(HTTP ${status})`;
    if (status === 407 || status === 401) {
        const form = `http://USER:PASSWORD@${proxy.address}`;
        return new exchange_errors/* ProxyError */.T6('auth', proxy.authorization === undefined
            ? `${nameOf(proxy)} wants credentials ${said}: set ${proxy.variable} to ${form}`
            : `${nameOf(proxy)} does not accept the credentials in ${proxy.variable} ${said}`);
    }
    if (status === 408 || status === 429 || status >= 500) {
        return new exchange_errors/* ProxyError */.T6('transient', `${nameOf(proxy)} cannot connect to ${target} ${said}`);
    }
    return new exchange_errors/* ProxyError */.T6('rejected', `${nameOf(proxy)} refuses a connection to ${target} ${said}: allow the host there, or name it in NO_PROXY`);
}
const NO_CONNECTION = new Set([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ETIMEDOUT',
    'UND_ERR_CONNECT_TIMEOUT',
]);
function isNoConnection(error) {
    return NO_CONNECTION.has((0,reply_shape/* errorShape */.o8)(error)?.code);
}
function unreachable(proxy, error) {
    const { code = '', message = '' } = (0,reply_shape/* errorShape */.o8)(error) ?? {};
    const reason = message === '' || message.includes(code) ? message || code : `${message} ${code}`;
    return new exchange_errors/* ProxyError */.T6('transient', `${nameOf(proxy)} cannot be reached: ${reason}. Is ${proxy.variable} right?`);
}
function connectFailure(proxy, error) {
    if (error instanceof exchange_errors/* ProxyError */.T6)
        return error;
    const { code = '', message } = (0,reply_shape/* errorShape */.o8)(error) ?? { message: String(error) };
    if (isNoConnection(error))
        return unreachable(proxy, error);
    if (code.startsWith('HPE_')) {
        return new exchange_errors/* ProxyError */.T6('invalid-reply', `${nameOf(proxy)} does not answer as a proxy does`);
    }
    if (/^(?:E[A-Z]+|UND_ERR_(?:SOCKET|ABORTED))$/.test(code)) {
        return new exchange_errors/* ProxyError */.T6('transient', `${nameOf(proxy)} ended the connection: ${message}`);
    }
    return new exchange_errors/* ProxyError */.T6('rejected', `${nameOf(proxy)} cannot be used: ${message}`);
}


/***/ })

};
