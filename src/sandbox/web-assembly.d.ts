/** The part of WebAssembly that the sandbox uses: TypeScript knows it only together with the whole DOM. */
declare namespace WebAssembly {
  class Memory {
    /** Sizes in pages of 64 KiB. */
    constructor(size: { readonly initial: number; readonly maximum: number });
    /** A new one each time the memory grows. */
    readonly buffer: ArrayBuffer;
  }
}
