export const id = 362;
export const ids = [362];
export const modules = { 1362: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, { openTraceReceiver: () => openTraceReceiver });
  ;
  function varint64read() {
    const buf = this.buf;
    let pos = this.pos;
    let lo = 0;
    let hi = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const b = buf[pos++];
      lo |= (b & 127) << shift;
      if ((b & 128) == 0) {
        this.pos = pos;
        this.assertBounds();
        this.varint64Lo = lo;
        this.varint64Hi = hi;
        return;
      }
    }
    const middleByte = buf[pos++];
    lo |= (middleByte & 15) << 28;
    hi = (middleByte & 112) >> 4;
    if ((middleByte & 128) == 0) {
      this.pos = pos;
      this.assertBounds();
      this.varint64Lo = lo;
      this.varint64Hi = hi;
      return;
    }
    for (let shift = 3; shift <= 31; shift += 7) {
      const b = buf[pos++];
      hi |= (b & 127) << shift;
      if ((b & 128) == 0) {
        this.pos = pos;
        this.assertBounds();
        this.varint64Lo = lo;
        this.varint64Hi = hi;
        return;
      }
    }
    throw new Error("invalid varint");
  }
  function varint64write(lo, hi, bytes) {
    for (let i = 0; i < 28; i = i + 7) {
      const shift = lo >>> i;
      const hasNext = !(shift >>> 7 == 0 && hi == 0);
      const byte = (hasNext ? shift | 128 : shift) & 255;
      bytes.push(byte);
      if (!hasNext) {
        return;
      }
    }
    const splitBits = lo >>> 28 & 15 | (hi & 7) << 4;
    const hasMoreBits = !(hi >> 3 == 0);
    bytes.push((hasMoreBits ? splitBits | 128 : splitBits) & 255);
    if (!hasMoreBits) {
      return;
    }
    for (let i = 3; i < 31; i = i + 7) {
      const shift = hi >>> i;
      const hasNext = !(shift >>> 7 == 0);
      const byte = (hasNext ? shift | 128 : shift) & 255;
      bytes.push(byte);
      if (!hasNext) {
        return;
      }
    }
    bytes.push(hi >>> 31 & 1);
  }
  const TWO_PWR_32_DBL = 4294967296;
  function int64FromString(dec) {
    const minus = dec[0] === "-";
    if (minus) {
      dec = dec.slice(1);
    }
    const base = 1e6;
    let lowBits = 0;
    let highBits = 0;
    function add1e6digit(begin, end) {
      const digit1e6 = Number(dec.slice(begin, end));
      highBits *= base;
      lowBits = lowBits * base + digit1e6;
      if (lowBits >= TWO_PWR_32_DBL) {
        highBits = highBits + (lowBits / TWO_PWR_32_DBL | 0);
        lowBits = lowBits % TWO_PWR_32_DBL;
      }
    }
    add1e6digit(-24, -18);
    add1e6digit(-18, -12);
    add1e6digit(-12, -6);
    add1e6digit(-6);
    return minus ? negate(lowBits, highBits) : newBits(lowBits, highBits);
  }
  function int64ToString(lo, hi) {
    let bits = newBits(lo, hi);
    const negative = bits.hi & 2147483648;
    if (negative) {
      bits = negate(bits.lo, bits.hi);
    }
    const result = uInt64ToString(bits.lo, bits.hi);
    return negative ? "-" + result : result;
  }
  function uInt64ToString(lo, hi) {
    ({ lo, hi } = toUnsigned(lo, hi));
    if (hi <= 2097151) {
      return String(TWO_PWR_32_DBL * hi + lo);
    }
    const low = lo & 16777215;
    const mid = (lo >>> 24 | hi << 8) & 16777215;
    const high = hi >> 16 & 65535;
    let digitA = low + mid * 6777216 + high * 6710656;
    let digitB = mid + high * 8147497;
    let digitC = high * 2;
    const base = 1e7;
    if (digitA >= base) {
      digitB += Math.floor(digitA / base);
      digitA %= base;
    }
    if (digitB >= base) {
      digitC += Math.floor(digitB / base);
      digitB %= base;
    }
    return digitC.toString() + decimalFrom1e7WithLeadingZeros(digitB) + decimalFrom1e7WithLeadingZeros(digitA);
  }
  function toUnsigned(lo, hi) {
    return { lo: lo >>> 0, hi: hi >>> 0 };
  }
  function newBits(lo, hi) {
    return { lo: lo | 0, hi: hi | 0 };
  }
  function negate(lowBits, highBits) {
    highBits = ~highBits;
    if (lowBits) {
      lowBits = ~lowBits + 1;
    } else {
      highBits += 1;
    }
    return newBits(lowBits, highBits);
  }
  const decimalFrom1e7WithLeadingZeros = (digit1e7) => {
    const partial = String(digit1e7);
    return "0000000".slice(partial.length) + partial;
  };
  function varint32write(value, bytes) {
    if (value >>> 0 < 128) {
      bytes.push(value);
      return;
    }
    if (value >= 0) {
      while (value > 127) {
        bytes.push(value & 127 | 128);
        value = value >>> 7;
      }
      bytes.push(value);
    } else {
      for (let i = 0; i < 9; i++) {
        bytes.push(value & 127 | 128);
        value = value >> 7;
      }
      bytes.push(1);
    }
  }
  function varint32read() {
    let b = this.buf[this.pos++];
    if ((b & 128) === 0) {
      this.assertBounds();
      return b;
    }
    let result = b & 127;
    b = this.buf[this.pos++];
    result |= (b & 127) << 7;
    if ((b & 128) === 0) {
      this.assertBounds();
      return result;
    }
    b = this.buf[this.pos++];
    result |= (b & 127) << 14;
    if ((b & 128) === 0) {
      this.assertBounds();
      return result;
    }
    b = this.buf[this.pos++];
    result |= (b & 127) << 21;
    if ((b & 128) === 0) {
      this.assertBounds();
      return result;
    }
    b = this.buf[this.pos++];
    result |= (b & 15) << 28;
    for (let readBytes = 5; (b & 128) !== 0 && readBytes < 10; readBytes++) b = this.buf[this.pos++];
    if ((b & 128) !== 0) throw new Error("invalid varint");
    this.assertBounds();
    return result >>> 0;
  }
  ;
  const proto_int64_protoInt64 = makeInt64Support();
  function makeInt64Support() {
    const dv = new DataView(new ArrayBuffer(8));
    const ok = typeof BigInt === "function" && typeof dv.getBigInt64 === "function" && typeof dv.getBigUint64 === "function" && typeof dv.setBigInt64 === "function" && typeof dv.setBigUint64 === "function" && (!!globalThis.Deno || !!globalThis.Bun || typeof process != "object" || typeof process.env != "object" || process.env.BUF_BIGINT_DISABLE !== "1");
    if (ok) {
      const MIN = BigInt("-9223372036854775808");
      const MAX = BigInt("9223372036854775807");
      const UMIN = BigInt("0");
      const UMAX = BigInt("18446744073709551615");
      return { zero: BigInt(0), supported: true, parse(value) {
        const bi = typeof value == "bigint" ? value : BigInt(value);
        if (bi > MAX || bi < MIN) {
          throw new Error(`invalid int64: ${value}`);
        }
        return bi;
      }, uParse(value) {
        const bi = typeof value == "bigint" ? value : BigInt(value);
        if (bi > UMAX || bi < UMIN) {
          throw new Error(`invalid uint64: ${value}`);
        }
        return bi;
      }, enc(value) {
        dv.setBigInt64(0, this.parse(value), true);
        return { lo: dv.getInt32(0, true), hi: dv.getInt32(4, true) };
      }, uEnc(value) {
        dv.setBigInt64(0, this.uParse(value), true);
        return { lo: dv.getInt32(0, true), hi: dv.getInt32(4, true) };
      }, dec(lo, hi) {
        dv.setInt32(0, lo, true);
        dv.setInt32(4, hi, true);
        return dv.getBigInt64(0, true);
      }, uDec(lo, hi) {
        dv.setInt32(0, lo, true);
        dv.setInt32(4, hi, true);
        return dv.getBigUint64(0, true);
      } };
    }
    return { zero: "0", supported: false, parse(value) {
      if (typeof value != "string") {
        value = value.toString();
      }
      assertInt64String(value);
      return value;
    }, uParse(value) {
      if (typeof value != "string") {
        value = value.toString();
      }
      assertUInt64String(value);
      return value;
    }, enc(value) {
      if (typeof value != "string") {
        value = value.toString();
      }
      assertInt64String(value);
      return int64FromString(value);
    }, uEnc(value) {
      if (typeof value != "string") {
        value = value.toString();
      }
      assertUInt64String(value);
      return int64FromString(value);
    }, dec(lo, hi) {
      return int64ToString(lo, hi);
    }, uDec(lo, hi) {
      return uInt64ToString(lo, hi);
    } };
  }
  function assertInt64String(value) {
    if (!/^-?[0-9]+$/.test(value)) {
      throw new Error("invalid int64: " + value);
    }
  }
  function assertUInt64String(value) {
    if (!/^[0-9]+$/.test(value)) {
      throw new Error("invalid uint64: " + value);
    }
  }
  ;
  let te;
  function configureTextEncoding(textEncoding) {
    var _a;
    te = Object.assign(Object.assign({}, textEncoding), { encodeUtf8Into: (_a = textEncoding.encodeUtf8Into) !== null && _a !== void 0 ? _a : text_encoding_emulateEncodeInto(textEncoding.encodeUtf8.bind(textEncoding)) });
  }
  function text_encoding_getTextEncoding() {
    if (!te) {
      const globals = globalThis;
      if (!globals.TextEncoder || !globals.TextDecoder) {
        throw new Error("encoding API missing: install TextEncoder and TextDecoder on globalThis");
      }
      const textEncoder = new globals.TextEncoder();
      const textDecoder = new globals.TextDecoder("utf-8", { ignoreBOM: true });
      let textDecoderStrict;
      const config = { encodeUtf8(text) {
        return textEncoder.encode(text);
      }, decodeUtf8(bytes, strict) {
        if (strict) {
          if (!textDecoderStrict) {
            textDecoderStrict = new globals.TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
          }
          return textDecoderStrict.decode(bytes);
        }
        return textDecoder.decode(bytes);
      }, checkUtf8(text) {
        try {
          encodeURIComponent(text);
          return true;
        } catch (_) {
          return false;
        }
      } };
      if (textEncoder.encodeInto) {
        config.encodeUtf8Into = textEncoder.encodeInto.bind(textEncoder);
      }
      const nativeStringIsWellFormed = String.prototype.isWellFormed;
      if (nativeStringIsWellFormed) {
        config.checkUtf8 = (text) => {
          return nativeStringIsWellFormed.call(text);
        };
      }
      configureTextEncoding(config);
    }
    return te;
  }
  function text_encoding_emulateEncodeInto(encodeUtf8) {
    return (text, dest) => {
      const bytes = encodeUtf8(text);
      dest.set(bytes);
      return { written: bytes.byteLength };
    };
  }
  ;
  var WireType;
  (function(WireType2) {
    WireType2[WireType2["Varint"] = 0] = "Varint";
    WireType2[WireType2["Bit64"] = 1] = "Bit64";
    WireType2[WireType2["LengthDelimited"] = 2] = "LengthDelimited";
    WireType2[WireType2["StartGroup"] = 3] = "StartGroup";
    WireType2[WireType2["EndGroup"] = 4] = "EndGroup";
    WireType2[WireType2["Bit32"] = 5] = "Bit32";
  })(WireType || (WireType = {}));
  const FLOAT32_MAX = 34028234663852886e22;
  const FLOAT32_MIN = null;
  const UINT32_MAX = 4294967295;
  const INT32_MAX = 2147483647;
  const INT32_MIN = null;
  class BinaryWriter {
    constructor(encodeUtf8) {
      this.stackPos = [];
      this.encodeUtf8Into = encodeUtf8 ? emulateEncodeInto(encodeUtf8) : getTextEncoding().encodeUtf8Into;
      this.buffer = EMPTY_BUFFER;
      this.viewCache = EMPTY_VIEW;
      this.pos = 0;
    }
    ensureCapacity(size) {
      const required = this.pos + size;
      if (required > this.buffer.length) {
        let newLen = this.buffer.length || INITIAL_SIZE;
        while (newLen < required) newLen *= 2;
        const newBuf = new Uint8Array(newLen);
        if (this.pos > 0) newBuf.set(this.buffer);
        this.buffer = newBuf;
      }
    }
    view() {
      const bytes = this.buffer;
      const view = this.viewCache;
      if (view.byteLength === bytes.byteLength) return view;
      const newView = new DataView(bytes.buffer);
      this.viewCache = newView;
      return newView;
    }
    finish() {
      const result = this.buffer.slice(0, this.pos);
      this.pos = 0;
      this.stackPos = [];
      return result;
    }
    fork() {
      this.stackPos.push(this.pos);
      this.ensureCapacity(DEFAULT_LEN_PREFIX_SIZE);
      this.buffer[this.pos++] = 0;
      return this;
    }
    join() {
      const forkPos = this.stackPos.pop();
      if (forkPos === void 0) throw new Error("invalid state, fork stack empty");
      const len = this.pos - forkPos - DEFAULT_LEN_PREFIX_SIZE;
      const lenPrefixSize = varint32Size(len);
      if (lenPrefixSize > DEFAULT_LEN_PREFIX_SIZE) {
        this.ensureCapacity(lenPrefixSize - DEFAULT_LEN_PREFIX_SIZE);
        this.buffer.copyWithin(forkPos + lenPrefixSize, forkPos + DEFAULT_LEN_PREFIX_SIZE, this.pos);
      }
      this.pos = forkPos;
      this.uint32(len);
      this.pos += len;
      return this;
    }
    tag(fieldNo, type) {
      return this.uint32((fieldNo << 3 | type) >>> 0);
    }
    raw(chunk) {
      this.ensureCapacity(chunk.length);
      this.buffer.set(chunk, this.pos);
      this.pos += chunk.length;
      return this;
    }
    uint32(value) {
      assertUInt32(value);
      this.ensureCapacity(5);
      if (value < 128) {
        this.buffer[this.pos++] = value;
        return this;
      }
      while (value > 127) {
        this.buffer[this.pos++] = value & 127 | 128;
        value >>>= 7;
      }
      this.buffer[this.pos++] = value;
      return this;
    }
    int32(value) {
      assertInt32(value);
      if (value >= 0) {
        return this.uint32(value);
      }
      this.ensureCapacity(10);
      for (let i = 0; i < 9; i++) {
        this.buffer[this.pos++] = value & 127 | 128;
        value >>= 7;
      }
      this.buffer[this.pos++] = 1;
      return this;
    }
    bool(value) {
      this.ensureCapacity(1);
      this.buffer[this.pos++] = value ? 1 : 0;
      return this;
    }
    bytes(value) {
      this.uint32(value.byteLength);
      return this.raw(value);
    }
    string(value) {
      if (typeof value !== "string") {
        value = String(value);
      }
      const len = value.length;
      if (len <= ASCII_MAX_LENGTH) {
        this.ensureCapacity(len + 1);
        const ascii = this.buffer;
        let pos = this.pos;
        ascii[pos++] = len;
        let i = 0;
        for (; i < len; i++) {
          const code = value.charCodeAt(i);
          if (code > 127) break;
          ascii[pos++] = code;
        }
        if (i == len) {
          this.pos = pos;
          return this;
        }
      }
      this.ensureCapacity(len * 3 + 5);
      const lenPrefixSizeGuess = varint32Size(len);
      const buf = this.buffer;
      const start = this.pos;
      const { written } = this.encodeUtf8Into(value, buf.subarray(start + lenPrefixSizeGuess));
      const lenPrefixSize = varint32Size(written);
      if (lenPrefixSize != lenPrefixSizeGuess) {
        buf.copyWithin(start + lenPrefixSize, start + lenPrefixSizeGuess, start + lenPrefixSizeGuess + written);
      }
      this.uint32(written);
      this.pos += written;
      return this;
    }
    float(value) {
      assertFloat32(value);
      this.ensureCapacity(4);
      this.view().setFloat32(this.pos, value, true);
      this.pos += 4;
      return this;
    }
    double(value) {
      this.ensureCapacity(8);
      this.view().setFloat64(this.pos, value, true);
      this.pos += 8;
      return this;
    }
    fixed32(value) {
      assertUInt32(value);
      this.ensureCapacity(4);
      this.view().setUint32(this.pos, value, true);
      this.pos += 4;
      return this;
    }
    sfixed32(value) {
      assertInt32(value);
      this.ensureCapacity(4);
      this.view().setInt32(this.pos, value, true);
      this.pos += 4;
      return this;
    }
    sint32(value) {
      assertInt32(value);
      return this.uint32((value << 1 ^ value >> 31) >>> 0);
    }
    sfixed64(value) {
      const tc = protoInt64.enc(value);
      this.ensureCapacity(8);
      const view = this.view();
      view.setInt32(this.pos, tc.lo, true);
      view.setInt32(this.pos + 4, tc.hi, true);
      this.pos += 8;
      return this;
    }
    fixed64(value) {
      const tc = protoInt64.uEnc(value);
      this.ensureCapacity(8);
      const view = this.view();
      view.setInt32(this.pos, tc.lo, true);
      view.setInt32(this.pos + 4, tc.hi, true);
      this.pos += 8;
      return this;
    }
    int64(value) {
      const tc = protoInt64.enc(value);
      return this.writeVarint64(tc.lo, tc.hi);
    }
    sint64(value) {
      const tc = protoInt64.enc(value), sign = tc.hi >> 31, lo = tc.lo << 1 ^ sign, hi = (tc.hi << 1 | tc.lo >>> 31) ^ sign;
      return this.writeVarint64(lo, hi);
    }
    uint64(value) {
      const tc = protoInt64.uEnc(value);
      return this.writeVarint64(tc.lo, tc.hi);
    }
    writeVarint64(lo, hi) {
      this.ensureCapacity(10);
      const buf = this.buffer;
      let pos = this.pos;
      for (let i = 0; i < 28; i = i + 7) {
        const shift = lo >>> i;
        const hasNext = !(shift >>> 7 == 0 && hi == 0);
        buf[pos++] = (hasNext ? shift | 128 : shift) & 255;
        if (!hasNext) {
          this.pos = pos;
          return this;
        }
      }
      const splitBits = lo >>> 28 & 15 | (hi & 7) << 4;
      const hasMoreBits = !(hi >> 3 == 0);
      buf[pos++] = (hasMoreBits ? splitBits | 128 : splitBits) & 255;
      if (!hasMoreBits) {
        this.pos = pos;
        return this;
      }
      for (let i = 3; i < 31; i = i + 7) {
        const shift = hi >>> i;
        const hasNext = !(shift >>> 7 == 0);
        buf[pos++] = (hasNext ? shift | 128 : shift) & 255;
        if (!hasNext) {
          this.pos = pos;
          return this;
        }
      }
      buf[pos++] = hi >>> 31 & 1;
      this.pos = pos;
      return this;
    }
  }
  const INITIAL_SIZE = 128;
  const DEFAULT_LEN_PREFIX_SIZE = 1;
  const EMPTY_BUFFER = new Uint8Array(0);
  const EMPTY_VIEW = new DataView(EMPTY_BUFFER.buffer);
  const ASCII_MAX_LENGTH = 32;
  function varint32Size(value) {
    if (value < 128) return 1;
    if (value < 16384) return 2;
    if (value < 2097152) return 3;
    if (value < 268435456) return 4;
    return 5;
  }
  class BinaryReader {
    constructor(buf, decodeUtf8 = text_encoding_getTextEncoding().decodeUtf8) {
      this.decodeUtf8 = decodeUtf8;
      this.varint64Lo = 0;
      this.varint64Hi = 0;
      this.varint64 = varint64read;
      this.uint32 = varint32read;
      this.buf = buf;
      this.len = buf.length;
      this.pos = 0;
      this.view = new DataView(buf.buffer, buf.byteOffset, buf.byteLength);
    }
    tag() {
      const start = this.pos;
      const tag = this.uint32();
      const bytesRead = this.pos - start;
      if (bytesRead > 5 || bytesRead == 5 && this.buf[this.pos - 1] > 15) {
        throw new Error("illegal tag: varint overflows uint32");
      }
      const fieldNo = tag >>> 3;
      const wireType = tag & 7;
      if (fieldNo <= 0 || wireType > 5) {
        throw new Error("illegal tag: field no " + fieldNo + " wire type " + wireType);
      }
      return [fieldNo, wireType];
    }
    skip(wireType, fieldNo, recursionLimit = 100) {
      let start = this.pos;
      switch (wireType) {
        case WireType.Varint:
          while (this.buf[this.pos++] & 128) {
          }
          break;
        case WireType.Bit64:
          this.pos += 4;
        case WireType.Bit32:
          this.pos += 4;
          break;
        case WireType.LengthDelimited:
          let len = this.uint32();
          this.pos += len;
          break;
        case WireType.StartGroup:
          if (recursionLimit <= 0) {
            throw new Error("maximum recursion depth reached");
          }
          for (; ; ) {
            const [fn, wt] = this.tag();
            if (wt === WireType.EndGroup) {
              if (fieldNo !== void 0 && fn !== fieldNo) {
                throw new Error("invalid end group tag");
              }
              break;
            }
            this.skip(wt, fn, recursionLimit - 1);
          }
          break;
        default:
          throw new Error("cant skip wire type " + wireType);
      }
      this.assertBounds();
      return this.buf.subarray(start, this.pos);
    }
    assertBounds() {
      if (this.pos > this.len) throw new RangeError("premature EOF");
    }
    int32() {
      return this.uint32() | 0;
    }
    sint32() {
      let zze = this.uint32();
      return zze >>> 1 ^ -(zze & 1);
    }
    int64() {
      this.varint64();
      return proto_int64_protoInt64.dec(this.varint64Lo, this.varint64Hi);
    }
    uint64() {
      this.varint64();
      return proto_int64_protoInt64.uDec(this.varint64Lo, this.varint64Hi);
    }
    sint64() {
      this.varint64();
      let lo = this.varint64Lo;
      let hi = this.varint64Hi;
      let s = -(lo & 1);
      lo = (lo >>> 1 | (hi & 1) << 31) ^ s;
      hi = hi >>> 1 ^ s;
      return proto_int64_protoInt64.dec(lo, hi);
    }
    bool() {
      const b = this.buf[this.pos];
      if (b < 128) {
        this.pos++;
        return b !== 0;
      }
      this.varint64();
      return this.varint64Lo !== 0 || this.varint64Hi !== 0;
    }
    fixed32() {
      return this.view.getUint32((this.pos += 4) - 4, true);
    }
    sfixed32() {
      return this.view.getInt32((this.pos += 4) - 4, true);
    }
    fixed64() {
      return proto_int64_protoInt64.uDec(this.sfixed32(), this.sfixed32());
    }
    sfixed64() {
      return proto_int64_protoInt64.dec(this.sfixed32(), this.sfixed32());
    }
    float() {
      return this.view.getFloat32((this.pos += 4) - 4, true);
    }
    double() {
      return this.view.getFloat64((this.pos += 8) - 8, true);
    }
    bytes() {
      let len = this.uint32(), start = this.pos;
      this.pos += len;
      this.assertBounds();
      return this.buf.subarray(start, start + len);
    }
    string(strict) {
      const len = this.uint32();
      const start = this.pos;
      this.pos += len;
      this.assertBounds();
      const buf = this.buf;
      if (len <= ASCII_MAX_LENGTH) {
        const codes = new Array(len);
        for (let i = 0; i < len; i++) {
          const byte = buf[start + i];
          if (byte > 127) {
            return this.decodeUtf8(buf.subarray(start, this.pos), strict);
          }
          codes[i] = byte;
        }
        return String.fromCharCode.apply(String, codes);
      }
      return this.decodeUtf8(buf.subarray(start, this.pos), strict);
    }
  }
  function assertInt32(arg) {
    if (typeof arg == "string") {
      arg = Number(arg);
    } else if (typeof arg != "number") {
      throw new Error("invalid int32: " + typeof arg);
    }
    if (!Number.isInteger(arg) || arg > INT32_MAX || arg < INT32_MIN) throw new Error("invalid int32: " + arg);
  }
  function assertUInt32(arg) {
    if (typeof arg == "string") {
      arg = Number(arg);
    } else if (typeof arg != "number") {
      throw new Error("invalid uint32: " + typeof arg);
    }
    if (!Number.isInteger(arg) || arg > UINT32_MAX || arg < 0) throw new Error("invalid uint32: " + arg);
  }
  function assertFloat32(arg) {
    if (typeof arg == "string") {
      const o = arg;
      arg = Number(arg);
      if (Number.isNaN(arg) && o !== "NaN") {
        throw new Error("invalid float32: " + o);
      }
    } else if (typeof arg != "number") {
      throw new Error("invalid float32: " + typeof arg);
    }
    if (!Number.isFinite(Math.fround(arg)) && Number.isFinite(arg)) {
      throw new Error("invalid float32: " + arg);
    }
  }
  var external_node_crypto_ = __webpack_require__(77598);
  var external_node_http_ = __webpack_require__(37067);
  var external_node_util_ = __webpack_require__(57975);
  var external_node_zlib_ = __webpack_require__(38522);
  var basics = __webpack_require__(15744);
  var cut = __webpack_require__(43117);
  ;
  const MAX_BODY_BYTES = 8 * 1024 * 1024;
  const MAX_RUN_BYTES = 32 * 1024 * 1024;
  const MAX_SPANS = 1e4;
  const MAX_SERVICES = 20;
  const LATE_MS = 500;
  const BRIEF_MS = 20;
  const REQUEST_MS = 5e3;
  const unzip = (0, external_node_util_.promisify)(external_node_zlib_.gunzip);
  async function openTraceReceiver() {
    const runs = /* @__PURE__ */ new Map();
    const server = (0, external_node_http_.createServer)({ requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS / 2, connectionsCheckingInterval: 1e3 }, (request, response) => void answer(runs, request, response));
    server.maxConnections = 1e3;
    await listen(server);
    server.unref();
    const { port } = server.address();
    return { startRun() {
      const secret = (0, external_node_crypto_.randomBytes)(32).toString("base64url");
      const run = new OpenRun();
      runs.set(secret, run);
      const close = () => {
        runs.delete(secret);
        return run.close();
      };
      return { endpoint: `http://127.0.0.1:${port}/${secret}`, traceparent: `00-${(0, external_node_crypto_.randomBytes)(16).toString("hex")}-${(0, external_node_crypto_.randomBytes)(8).toString("hex")}-01`, end: async (patient, signal) => {
        await run.settled(patient, signal);
        return close();
      }, abandon: () => void close() };
    }, close: () => new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }) };
  }
  function listen(server) {
    return new Promise((resolve, reject) => {
      server.once("error", reject);
      server.listen(0, "127.0.0.1", () => resolve());
    });
  }
  const PATH = /^\/([\w-]{43})\/v1\/(traces|metrics|logs)$/;
  async function answer(runs, request, response) {
    request.on("error", () => {
    });
    response.on("error", () => {
    });
    const [, secret = "", signal] = PATH.exec(request.url ?? "") ?? [];
    const run = runs.get(secret);
    if (run === void 0) {
      refuse(request, response, 404);
      return;
    }
    run.noteReached();
    const status = await statusOf(run, request, signal === "traces");
    if (status !== 200) {
      refuse(request, response, status);
      return;
    }
    const isJson = isJsonType(request);
    response.writeHead(200, { "Content-Type": isJson ? "application/json" : "application/x-protobuf" });
    response.end(isJson ? "{}" : "");
  }
  async function statusOf(run, request, isTraces) {
    if (request.method !== "POST") return 405;
    return isTraces ? run.receive(request) : run.ignore(request);
  }
  function refuse(request, response, status) {
    response.writeHead(status, { Connection: "close" });
    response.end(() => request.destroy());
  }
  function isJsonType({ headers }) {
    return /^application\/json\b/i.test(headers["content-type"] ?? "");
  }
  class OpenRun {
    #spans = [];
    #services = /* @__PURE__ */ new Map();
    #reading = /* @__PURE__ */ new Set();
    #bytes = 0;
    #pendingBytes = 0;
    #lastUnpacked = Promise.resolve();
    #refusedExports = 0;
    #droppedSpans = 0;
    #wasReached = false;
    #isClosed = false;
    #onIdle;
    noteReached() {
      this.#wasReached = true;
    }
    async receive(request) {
      const status = await this.#whileReading(request, async () => {
        const body = await this.#unpacked(request);
        if (this.#isClosed) return 404;
        this.#bytes += body.byteLength;
        if (this.#bytes > MAX_RUN_BYTES) return 413;
        const resources = recordsAt(exportOf(body, isJsonType(request)), "resourceSpans");
        for (const resource of resources) this.#take(resource);
        return 200;
      });
      if (status !== 200) this.#refusedExports += 1;
      return status;
    }
    ignore(request) {
      return this.#whileReading(request, async () => {
        await eachChunk(request, () => {
        });
        return 200;
      });
    }
    async settled(patient, signal) {
      let end = () => {
      };
      const over = new Promise((resolve) => void (end = resolve));
      const afterReading = (next) => () => void readSockets().then(next);
      const late = setTimeout(afterReading(end), signal.aborted ? 0 : LATE_MS);
      signal.addEventListener("abort", end, { once: true });
      if (!patient) {
        const endWhenIdle = () => {
          if (this.#reading.size === 0) end();
          else this.#onIdle = end;
        };
        setTimeout(afterReading(endWhenIdle), BRIEF_MS);
      }
      await over;
      clearTimeout(late);
      signal.removeEventListener("abort", end);
    }
    close() {
      this.#isClosed = true;
      this.#refusedExports += this.#reading.size;
      for (const request of this.#reading) request.destroy();
      return { spans: this.#spans, refusedExports: this.#refusedExports, droppedSpans: this.#droppedSpans, wasReached: this.#wasReached, services: this.#services };
    }
    #take(resource) {
      const spans = recordsAt(resource, "scopeSpans").flatMap((scope) => recordsAt(scope, "spans"));
      const kept = spans.slice(0, MAX_SPANS - this.#spans.length);
      this.#spans.push(...kept.map(spanOf));
      this.#droppedSpans += spans.length - kept.length;
      const { resource: sender } = resource;
      if (!(0, basics.u4)(sender)) return;
      const attributes = attributesOf(sender, (key) => SERVICE.test(key));
      const name = attributes.get("service.name");
      const version = attributes.get("service.version");
      if (typeof name !== "string" || typeof version !== "string") return;
      if (this.#services.size < MAX_SERVICES) this.#services.set(name, (0, cut.Yj)(version, MAX_NAME));
    }
    async #unpacked(request) {
      const packed = isPacked(request);
      const chunks = [];
      let size = 0;
      try {
        await eachChunk(request, (chunk) => {
          size += chunk.byteLength;
          this.#pendingBytes += chunk.byteLength;
          if (this.#bytes + this.#pendingBytes > MAX_RUN_BYTES) throw new RefusedBody(413);
          chunks.push(chunk);
        });
        const body = Buffer.concat(chunks);
        if (!packed) return body;
        const turn = this.#lastUnpacked.then(() => unzipped(body));
        this.#lastUnpacked = turn.catch(() => void 0);
        return await turn;
      } finally {
        this.#pendingBytes -= size;
      }
    }
    async #whileReading(request, read) {
      this.#reading.add(request);
      try {
        return await read();
      } catch (cause) {
        return cause instanceof RefusedBody ? cause.status : 400;
      } finally {
        this.#reading.delete(request);
        if (this.#reading.size === 0) this.#onIdle?.();
      }
    }
  }
  function isPacked({ headers }) {
    const encoding = (headers["content-encoding"] ?? "identity").trim().toLowerCase();
    if (encoding !== "identity" && encoding !== "gzip") throw new RefusedBody(415);
    return encoding === "gzip";
  }
  async function readSockets() {
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
  }
  class RefusedBody extends Error {
    constructor(status) {
      super(`HTTP ${status}`);
      this.status = status;
    }
    status;
  }
  async function unzipped(body) {
    try {
      return await unzip(body, { maxOutputLength: MAX_BODY_BYTES });
    } catch (cause) {
      const isTooLarge = cause instanceof Error && "code" in cause && cause.code === "ERR_BUFFER_TOO_LARGE";
      throw isTooLarge ? new RefusedBody(413) : cause;
    }
  }
  async function eachChunk(request, take) {
    if (Number(request.headers["content-length"] ?? 0) > MAX_BODY_BYTES) throw new RefusedBody(413);
    let size = 0;
    for await (const chunk of request) {
      size += chunk.byteLength;
      if (size > MAX_BODY_BYTES) throw new RefusedBody(413);
      take(chunk);
    }
  }
  const SERVICE = /^service\.(?:name|version)$/;
  function exportOf(body, isJson) {
    const document = isJson ? JSON.parse(textOf(body)) : decoded(body, EXPORT, 0);
    if (!(0, basics.u4)(document)) throw new Error("not an export of spans");
    return document;
  }
  function spanOf(span) {
    const status = span["status"];
    return { traceId: idAt(span, "traceId"), spanId: idAt(span, "spanId"), parentSpanId: idAt(span, "parentSpanId"), name: nameAt(span), startMs: timeAt(span, "startTimeUnixNano"), endMs: timeAt(span, "endTimeUnixNano"), attributes: attributesOf(span, isKept), events: recordsAt(span, "events").slice(0, MAX_EVENTS).map(eventOf), failed: (0, basics.u4)(status) && (status["code"] === 2 || status["code"] === "STATUS_CODE_ERROR") };
  }
  function eventOf(event) {
    return { name: nameAt(event), attributes: attributesOf(event, () => true) };
  }
  function attributesOf(owner, isWanted) {
    const attributes = /* @__PURE__ */ new Map();
    for (const { key, value } of recordsAt(owner, "attributes")) {
      if (attributes.size >= MAX_ATTRIBUTES) break;
      if (typeof key === "string" && isWanted(key)) attributes.set(key, receiver_valueOf(value, 0));
    }
    return attributes;
  }
  function receiver_valueOf(value, depth) {
    if (!(0, basics.u4)(value) || depth > MAX_VALUE_DEPTH) return void 0;
    const { stringValue, boolValue, intValue, doubleValue, bytesValue } = value;
    const { arrayValue, kvlistValue } = value;
    if (intValue !== void 0) return numberOfJson(intValue);
    if ((0, basics.u4)(arrayValue)) {
      return recordsAt(arrayValue, "values").map((item) => receiver_valueOf(item, depth + 1) ?? null);
    }
    if ((0, basics.u4)(kvlistValue)) {
      return Object.fromEntries(recordsAt(kvlistValue, "values").flatMap((entry) => typeof entry["key"] === "string" ? [[entry["key"], receiver_valueOf(entry["value"], depth + 1)]] : []));
    }
    const scalar = stringValue ?? boolValue ?? doubleValue ?? bytesValue;
    return typeof scalar === "object" ? void 0 : scalar;
  }
  function numberOfJson(value) {
    if (typeof value === "number") return value;
    if (typeof value !== "string") return void 0;
    const number = Number(value);
    return Number.isSafeInteger(number) ? number : value;
  }
  function recordsAt(owner, key) {
    const items = owner[key];
    return Array.isArray(items) ? items.filter((item) => (0, basics.u4)(item)) : [];
  }
  function idAt(owner, key) {
    const id22 = owner[key];
    return typeof id22 === "string" && id22.length <= 64 ? id22.toLowerCase() : "";
  }
  function nameAt({ name }) {
    return typeof name === "string" ? (0, cut.Yj)(name, MAX_NAME) : "";
  }
  function timeAt(owner, key) {
    const time2 = owner[key];
    return typeof time2 === "string" || typeof time2 === "number" ? millisecondsOf(time2) : 0;
  }
  const bytesAs = (name, read) => ({ name, wire: WireType.LengthDelimited, read: (reader) => read(reader.bytes()) });
  const receiver_text = (name) => bytesAs(name, textOf);
  const id2 = (name) => bytesAs(name, (bytes) => Buffer.from(bytes).toString("hex"));
  const time = (name) => ({ name, wire: WireType.Bit64, read: (reader) => String(reader.fixed64()) });
  const one = (name, message) => ({ name, wire: WireType.LengthDelimited, read: (reader, depth) => decoded(reader.bytes(), message(), depth + 1) });
  const many = (name, message) => ({ ...one(name, message), isList: true });
  const ATTRIBUTE = { 1: receiver_text("key"), 2: one("value", () => VALUE) };
  const VALUE = { 1: receiver_text("stringValue"), 2: { name: "boolValue", wire: WireType.Varint, read: (reader) => reader.bool() }, 3: { name: "intValue", wire: WireType.Varint, read: (reader) => String(reader.int64()) }, 4: { name: "doubleValue", wire: WireType.Bit64, read: (reader) => reader.double() }, 5: one("arrayValue", () => ({ 1: many("values", () => VALUE) })), 6: one("kvlistValue", () => ({ 1: many("values", () => ATTRIBUTE) })), 7: bytesAs("bytesValue", (bytes) => Buffer.from(bytes).toString("base64")) };
  const STATUS = { 3: { name: "code", wire: WireType.Varint, read: (reader) => reader.int32() } };
  const SPAN = { 1: id2("traceId"), 2: id2("spanId"), 4: id2("parentSpanId"), 5: receiver_text("name"), 7: time("startTimeUnixNano"), 8: time("endTimeUnixNano"), 9: many("attributes", () => ATTRIBUTE), 11: many("events", () => ({ 2: receiver_text("name"), 3: many("attributes", () => ATTRIBUTE) })), 15: one("status", () => STATUS) };
  const EXPORT = { 1: many("resourceSpans", () => ({ 1: one("resource", () => ({ 1: many("attributes", () => ATTRIBUTE) })), 2: many("scopeSpans", () => ({ 2: many("spans", () => SPAN) })) })) };
  const MAX_MESSAGES = 110;
  function decoded(bytes, fields, depth) {
    if (depth > MAX_MESSAGES) return void 0;
    const message = {};
    const reader = new BinaryReader(bytes);
    while (reader.pos < reader.len) {
      const [number, wire] = reader.tag();
      const field = fields[number];
      if (field?.wire !== wire) {
        reader.skip(wire, number, 100);
        continue;
      }
      const value = field.read(reader, depth);
      const list = field.isList === true ? message[field.name] ?? [] : void 0;
      if (Array.isArray(list)) list.push(value);
      message[field.name] = list ?? value;
    }
    return message;
  }
  function textOf(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
  }
  const MAX_VALUE_DEPTH = 32;
  const MAX_ATTRIBUTES = 2e3;
  const MAX_EVENTS = 200;
  const MAX_NAME = 500;
  const KEPT = /^(?:gen_ai\.|llm\.|openinference\.|tool\.|tool_call\.|agent\.|(?:in|out)put\.)/;
  function isKept(key) {
    return key.length <= MAX_NAME && KEPT.test(key);
  }
  const LATEST_MS = 1e14;
  function millisecondsOf(nanoseconds) {
    try {
      const time2 = Number(BigInt(nanoseconds ?? 0) / 1000n) / 1e3;
      return time2 >= 0 && time2 <= LATEST_MS ? time2 : 0;
    } catch {
      return 0;
    }
  }
}) };
