import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Timeout for loading an entry; a slot shows its fallback sooner. */
const limitMs = 10_000;

/** Adds the integrity hash of the released entry, which the runtime's own script element lacks. */
export function scriptElement(): ModuleFederationRuntimePlugin {
  return {
    name: 'script-element',
    createScript({ url, remoteInfo }) {
      const { integrity } = (remoteInfo ?? {}) as { integrity?: string };
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      // The same mode as in the preload hints of the head, or the file would be fetched twice.
      script.crossOrigin = 'anonymous';
      if (integrity) script.integrity = integrity;
      return { script, timeout: limitMs };
    },
  };
}
