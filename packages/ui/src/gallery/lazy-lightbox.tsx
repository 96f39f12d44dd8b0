import { useEffect, useState, type ComponentType } from 'react';
import type { LightboxProps } from './lightbox';

const loadLightbox = () => import(/* webpackChunkName: "lightbox" */ './lightbox');

/** Someone points at a picture: the code that shows it large may come. */
export function prepareLightbox(): void {
  void loadLightbox().catch(() => undefined);
}

/** The lightbox, whose code comes with the first picture that is opened. */
export function LazyLightbox(props: LightboxProps) {
  const { at, onChange } = props;
  const [View, setView] = useState<ComponentType<LightboxProps> | null>(null);
  const isWanted = at !== null;
  useEffect(() => {
    if (!isWanted || View) return;
    // When the code cannot be had the picture is not open, so that pressing it tries again.
    loadLightbox().then(
      ({ Lightbox }) => setView(() => Lightbox),
      () => onChange(null),
    );
  }, [isWanted, View, onChange]);
  return View && <View {...props} />;
}
