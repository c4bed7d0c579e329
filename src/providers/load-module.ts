/** Loads parts of the action itself, whose failure is nobody's fault but the action's. */

/** A part of the action cannot be loaded: exit code 4, never a provider's error. */
export class ModuleLoadError extends Error {
  override readonly name = 'ModuleLoadError';
}

/** The module that `load` imports. Rejects with ModuleLoadError. */
export async function loadModule<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ModuleLoadError(`a part of the action cannot be loaded: ${reason}`, { cause });
  }
}
