/** Loads parts of the action itself, whose failure is the action's own fault. */
import { ModuleLoadError } from './provider.js';
import { errorText } from '../basics/basics.js';

/** The module that `load` imports. Rejects with ModuleLoadError. */
export async function loadModule<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    const reason = errorText(cause);
    throw new ModuleLoadError(`a part of the action cannot be loaded: ${reason}`, { cause });
  }
}
