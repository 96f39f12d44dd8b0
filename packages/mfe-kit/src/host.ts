/** For the shell only: functions for running remotes. */
export { createAppContext } from './host/app';
export { HostContext, useHost, type Host } from './host/host-context';
export { PageOutlet } from './host/page-outlet';
export { usePage, type FrameViews } from './host/page-element';
export { findPage, preloadNotFound, viewOf, type PageSources, type PageView } from './host/page-view';
export { FrameContent, frameId, remoteRoutes, siteRoutes, type SiteRoutes } from './host/site-routes';
export { useAfterNavigation } from './host/after-navigation';
export { overlayPlace, overlaysAt } from './host/overlay-place';
export { goTo } from './host/go-to';
export type { RemoteDirectory } from './host/remote-directory';
export { hasAction, runAction } from './host/run-action';
export { twice } from './remote/twice';
export { bestMatch, type PathParams } from './router/best-match';
export { createAppStore, type AppStore } from './store/app-store';
export type { AppState } from './store/app-state';
export type { StorePart } from './store/app-state';
export { serverStateOf, type ServerState } from './store/server-state';
export { useAppSelector } from './store/hooks';
export { browserHttp } from './api/browser-http';
export type { HttpAnswer, HttpClient, HttpRequest } from './api/http-client';
export { CallRefused, callFailure } from './api/call-refused';
export { Unavailable } from './router/outcomes';
export { failureOf, parseJson } from './api/http-client';
export { SlotHost, type SlotReport } from './slot/slot-host';
export {
  shellSlice,
  emptyAttribution,
  type ActionReport,
  type ShellState,
  type ThirdParties,
} from './shell/shell-state';
export { visitStep } from './shell/visit-step';
export { currencyCookie, consentCookie, overTls } from './shell/shell-api';
export { actionField, keyField, tokenField } from './form/action-form';
