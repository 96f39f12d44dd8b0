import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** After this long an entry counts as missing; a slot shows its fallback before. */
const limitMs = 10_000;

/** The runtime's own script element knows neither the page's nonce nor the hash of the released entry. */
export function scriptElement({ nonce }: { nonce: string | undefined }): ModuleFederationRuntimePlugin {
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
      if (nonce) script.nonce = nonce;
      return { script, timeout: limitMs };
    },
  };
}
