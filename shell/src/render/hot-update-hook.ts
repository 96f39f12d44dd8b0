/**
 * Development only: React tells hot updates about itself through this object, which must be there before React is.
 */
export function hotUpdateHook(nonce: string): string {
  const hook =
    'renderers:new Map,supportsFiber:true,inject(r){const i=this.renderers.size+1;this.renderers.set(i,r);return i},' +
    'onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}';
  return `<script nonce="${nonce}">window.__REACT_DEVTOOLS_GLOBAL_HOOK__??={${hook}}</script>`;
}
