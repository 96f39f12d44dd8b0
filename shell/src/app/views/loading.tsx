import { useBrand } from '@valam/mfe-kit/shell';
import { Container } from '@valam/ui/layout/layout';

/** Shown until the browser has loaded a browser-only page. */
export function LoadingView() {
  const { name } = useBrand();
  return (
    <Container>
      <title>{name}</title>
      <p aria-busy="true">Loading…</p>
    </Container>
  );
}
