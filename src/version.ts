/** Name and version of the action, as reports state them; the version is package.json's. */
import packageJson from '../package.json' with { type: 'json' };

export const ACTION_NAME = 'kindlm/action';
export const ACTION_VERSION: string = packageJson.version;
