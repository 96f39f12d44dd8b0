import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const isInBrowser = () => true;
const isOnServer = () => false;

/** False on the server and during hydration, for what only the browser knows and what would not work before. */
export const useIsLive = (): boolean => useSyncExternalStore(never, isInBrowser, isOnServer);
