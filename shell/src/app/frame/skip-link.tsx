import { SkipLink as Skip } from '@valam/ui/layout/layout';

export function SkipLink() {
  return <Skip href="#main">Skip to content</Skip>;
}
