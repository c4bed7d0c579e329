/** What is used of Anthropic's SDK, in one module, so that the bundle holds it once. */
export { Anthropic } from '@anthropic-ai/sdk';
export { transformJSONSchema } from '@anthropic-ai/sdk/lib/transform-json-schema';
export { oidcFederationProvider } from '@anthropic-ai/sdk/lib/credentials/oidc-federation';
export { TokenCache } from '@anthropic-ai/sdk/lib/credentials/token-cache';
