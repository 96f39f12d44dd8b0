/** The part of the service worker API that this worker uses; the configured DOM types cover pages only. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: PageRequest) => void): void;
  addEventListener(type: 'message', listener: (event: LifeEvent & MessageEvent<unknown>) => void): void;
}

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface PageRequest extends LifeEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
