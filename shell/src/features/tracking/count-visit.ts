import {
  browserSteps,
  visitSources,
  type BrowserStep,
  type ReachedStep,
  type VisitSource,
} from '@valam/contracts/leads/visit.schema';
import { parseJson, viewOf, visitStep, type Host } from '@valam/mfe-kit/host';
import { visitOf } from './visit-kind';

const keptName = 'valam.visit';
const tourPattern = '/spiritual-tours/:slug';

/** State of this tab until it is closed: each step counts once per tour. */
interface Kept {
  readonly source: VisitSource;
  readonly reached: readonly string[];
}

/**
 * Reports the funnel steps of this visit; the kinds of source and device are the only data about the visitor. Runs while the visitor
 * consents; returns a function that stops it.
 */
export function countVisit({ app, remotes, router }: Pick<Host, 'app' | 'remotes' | 'router'>): () => void {
  const kept = keptVisit();
  const now = visitOf({
    search: new URLSearchParams(location.search),
    referrer: document.referrer,
    host: location.host,
    hasCode: app.shell.attribution().referralCodeUsed !== null,
    screenSide: Math.min(screen.width, screen.height),
    isTouched: matchMedia('(pointer: coarse)').matches,
  });
  const visit = { ...now, source: kept?.source ?? now.source };
  const reached = new Set(kept?.reached);
  app.shell.learnAttribution({ visit });

  function reach(step: BrowserStep): void {
    const tour = shownTour();
    if (!tour) return;
    // Reaching a step implies the steps before it.
    for (const one of browserSteps.slice(0, browserSteps.indexOf(step) + 1)) {
      const mark = `${one} ${tour}`;
      if (!reached.has(mark)) say({ ...visit, step: one, tour });
      reached.add(mark);
    }
    keep({ source: visit.source, reached: [...reached] });
  }

  function shownTour(): string | null {
    const view = viewOf(remotes, router.state);
    return view.kind === 'page' && view.route.path === tourPattern ? (view.params['slug'] ?? null) : null;
  }

  const hear = (event: Event): void => reach((event as CustomEvent<BrowserStep>).detail);
  addEventListener(visitStep, hear);
  const leave = router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') reach('tour');
  });
  reach('tour');
  return () => {
    removeEventListener(visitStep, hear);
    leave();
    app.shell.learnAttribution({ visit: null });
    keep(null);
  };
}

function say(step: ReachedStep): void {
  navigator.sendBeacon('/api/visits', new Blob([JSON.stringify(step)], { type: 'application/json' }));
}

function keptVisit(): Kept | null {
  try {
    const kept = parseJson(sessionStorage.getItem(keptName) ?? '') as Partial<Kept> | null;
    const source = visitSources.find((one) => one === kept?.source);
    return source ? { source, reached: kept?.reached ?? [] } : null;
  } catch {
    return null;
  }
}

/** Without storage, a step is counted again after a reload. */
function keep(kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(keptName, JSON.stringify(kept));
    else sessionStorage.removeItem(keptName);
  } catch {
    // Without storage there is nothing to remove.
  }
}
