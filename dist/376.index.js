export const id = 376;
export const ids = [376];
export const modules = { 1376: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, { createProxyRoutes: () => createProxyRoutes });
  var node_async_hooks__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16698);
  var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
  var undici__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24371);
  var _basics_connections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28174);
  var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54193);
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15744);
  function createProxyRoutes(settings) {
    const agents = /* @__PURE__ */ new Map();
    return { routeTo(url) {
      const { protocol } = url;
      if (protocol !== "http:" && protocol !== "https:") return void 0;
      const proxy = settings.servers[protocol];
      if (proxy === void 0 || bypassesProxy(url, settings.noProxy)) return void 0;
      const agent = agents.get(proxy) ?? agentOf(proxy);
      agents.set(proxy, agent);
      return protocol === "http:" && proxy.protocol === "http:" ? (send) => forwarded(proxy, url, () => send(agent)) : (send) => tunnelled(() => send(agent));
    }, close: () => {
      for (const agent of agents.values()) void agent.destroy();
    } };
  }
  function agentOf(proxy) {
    const { host, port, protocol, authorization } = proxy;
    return new undici__WEBPACK_IMPORTED_MODULE_2__.ProxyAgent({ uri: `${protocol}//${host.includes(":") ? `[${host}]` : host}:${port}`, ...authorization === void 0 ? {} : { token: authorization }, proxyTunnel: false, clientFactory: (origin, options) => new TunnelPool(origin, options, proxy) });
  }
  async function forwarded(proxy, url, send) {
    try {
      const reply = await send();
      const { status } = reply;
      if ((status === 401 || status === 403) && isOfProxy(reply)) {
        throw refusal(proxy, status, url.host);
      }
      return reply;
    } catch (error) {
      if (isNoConnection(error)) throw unreachable(proxy, error);
      if (/Proxy Authentication Required/.test((0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_5__.o8)(error)?.message ?? "")) {
        throw refusal(proxy, 407, url.host);
      }
      throw error;
    }
  }
  function isOfProxy({ headers, content }) {
    const names = ["proxy-authenticate", "proxy-status", "x-squid-error"];
    return names.some((name) => headers.has(name)) || /^(?:text\/html|application\/xhtml)/i.test(headers.get("content-type") ?? "") || /^\s*(?:$|<(?:!doctype|html|\?xml))/i.test(content);
  }
  const FAILED = new node_async_hooks__WEBPACK_IMPORTED_MODULE_0__.AsyncLocalStorage();
  async function tunnelled(send) {
    const failed = new AbortController();
    try {
      return await FAILED.run(failed.signal, send);
    } catch (error) {
      failed.abort();
      throw error;
    }
  }
  class TunnelPool extends undici__WEBPACK_IMPORTED_MODULE_2__.Pool {
    #proxy;
    constructor(origin, options, proxy) {
      super(origin, options);
      this.#proxy = proxy;
    }
    connect(options, callback) {
      if (callback === void 0) return this.#tunnel(options);
      super.connect(options, callback);
    }
    async #tunnel(options) {
      const proxy = this.#proxy;
      const signal = FAILED.getStore() ?? null;
      const answer = await super.connect({ ...options, signal }).catch((error) => {
        throw connectFailure(proxy, error);
      });
      const { statusCode, socket } = answer;
      if (statusCode >= 200 && statusCode < 300) return { ...answer, statusCode: 200 };
      socket.on("error", () => void 0).destroy();
      throw refusal(proxy, statusCode, options.path);
    }
  }
  function nameOf({ address, variable }) {
    return `the proxy ${address} (${variable})`;
  }
  function refusal(proxy, status, target) {
    const said = `(HTTP ${status})`;
    if (status === 407 || status === 401) {
      const form = `http://USER:PASSWORD@${proxy.address}`;
      return new _errors_js__WEBPACK_IMPORTED_MODULE_4__.G5("auth", proxy.authorization === void 0 ? `${nameOf(proxy)} wants credentials ${said}: set ${proxy.variable} to ${form}` : `${nameOf(proxy)} does not accept the credentials in ${proxy.variable} ${said}`);
    }
    if (status === 408 || status === 429 || status >= 500) {
      return new _errors_js__WEBPACK_IMPORTED_MODULE_4__.G5("transient", `${nameOf(proxy)} cannot connect to ${target} ${said}`);
    }
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__.G5("rejected", `${nameOf(proxy)} refuses a connection to ${target} ${said}: allow the host there, or name it in NO_PROXY`);
  }
  const NO_CONNECTION = /* @__PURE__ */ new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "ETIMEDOUT", "UND_ERR_CONNECT_TIMEOUT"]);
  function isNoConnection(error) {
    return NO_CONNECTION.has((0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_5__.o8)(error)?.code);
  }
  function unreachable(proxy, error) {
    const { code = "", message = "" } = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_5__.o8)(error) ?? {};
    const reason = message === "" || message.includes(code) ? message || code : `${message} ${code}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__.G5("transient", `${nameOf(proxy)} cannot be reached: ${reason}. Is ${proxy.variable} right?`);
  }
  function connectFailure(proxy, error) {
    const { code = "", message } = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_5__.o8)(error) ?? { message: String(error) };
    if (isNoConnection(error)) return unreachable(proxy, error);
    if (code.startsWith("HPE_")) {
      return new _errors_js__WEBPACK_IMPORTED_MODULE_4__.G5("invalid-reply", `${nameOf(proxy)} does not answer as a proxy does`);
    }
    if (/^(?:E[A-Z]+|UND_ERR_(?:SOCKET|ABORTED))$/.test(code)) {
      return new _errors_js__WEBPACK_IMPORTED_MODULE_4__.G5("transient", `${nameOf(proxy)} ended the connection: ${message}`);
    }
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__.G5("rejected", `${nameOf(proxy)} cannot be used: ${message}`);
  }
  function bypassesProxy(url, noProxy) {
    if ((0, _basics_connections_js__WEBPACK_IMPORTED_MODULE_3__.t)(url.href)) return true;
    const host = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
    const port = url.port === "" ? url.protocol === "https:" ? "443" : "80" : url.port;
    return noProxy.toLowerCase().split(/[\s,]+/).filter((entry) => entry !== "").some((entry) => entry === "*" || matches(portOf(entry), host, port));
  }
  function portOf(entry) {
    const [, bracketed, bare, port] = /^(?:\[([^\]]*)\]|([^:]*))(?::(\d+))?$/.exec(entry) ?? [];
    const name = bracketed ?? bare ?? entry;
    return port === void 0 ? { name } : { name, port };
  }
  function matches({ name, port }, host, targetPort) {
    if (port !== void 0 && Number(port) !== Number(targetPort)) return false;
    if ((0, node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(host) !== 0) return contains(name, host);
    const domain = name.replace(/^\*?\./, "").replace(/\.$/, "");
    return domain !== "" && (host === domain || host.endsWith(`.${domain}`));
  }
  function contains(block, address) {
    const family = familyOf(address);
    const [network = "", bits] = block.split("/");
    if (family === void 0 || familyOf(network) !== family) return false;
    const list = new node_net__WEBPACK_IMPORTED_MODULE_1__.BlockList();
    if (bits === void 0) list.addAddress(network, family);
    else if (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === "ipv4" ? 32 : 128)) {
      list.addSubnet(network, Number(bits), family);
    }
    return list.check(address, family);
  }
  function familyOf(address) {
    const version = (0, node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(address);
    return version === 0 ? void 0 : version === 4 ? "ipv4" : "ipv6";
  }
}) };
