import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Timeout for an entry; a slot shows its fallback earlier. */
const limitMs = 10_000;

/** The runtime's own script element does not have the hash of the released entry. */
export function scriptElement(): ModuleFederationRuntimePlugin {
  return {
    name: 'script-element',
    createScript({ url, remoteInfo }) {
      const { integrity } = (remoteInfo ?? {}) as { integrity?: string };
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      // The same mode as in the head's preload hints: another one would fetch the file twice.
      script.crossOrigin = 'anonymous';
      if (integrity) script.integrity = integrity;
      return { script, timeout: limitMs };
    },
  };
}
