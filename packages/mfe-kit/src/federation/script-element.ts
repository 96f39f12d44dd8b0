import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** After this long an entry counts as missing; a slot shows its fallback before. */
const limitMs = 10_000;

/** The runtime's own script element does not know the hash of the released entry. */
export function scriptElement(): ModuleFederationRuntimePlugin {
  return {
    name: 'script-element',
    createScript({ url, remoteInfo }) {
      const { integrity } = (remoteInfo ?? {}) as { integrity?: string };
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      // As the hints in the head ask for it: another mode would fetch the file twice.
      script.crossOrigin = 'anonymous';
      if (integrity) script.integrity = integrity;
      return { script, timeout: limitMs };
    },
  };
}
