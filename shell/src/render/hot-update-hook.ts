import { inlineScript } from './inline-script';

const hook =
  'renderers:new Map,supportsFiber:true,inject(r){const i=this.renderers.size+1;this.renderers.set(i,r);return i},' +
  'onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}';

/** Development only: React registers for hot updates through this object, which must exist before React loads. */
export const hotUpdateHook = inlineScript(`window.__REACT_DEVTOOLS_GLOBAL_HOOK__??={${hook}}`);
