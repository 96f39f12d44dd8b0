import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const isInBrowser = () => true;
const isOnServer = () => false;

/** False on the server and during hydration: for values that only the browser has, and controls that need JavaScript. */
export const useIsLive = (): boolean => useSyncExternalStore(never, isInBrowser, isOnServer);
