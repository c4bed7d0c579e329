export declare const PORTABLE_TESTS: readonly string[];
declare const config: { readonly testMatch: readonly string[] };
export default config;
