import { Button } from '@valam/ui/button/button';
import { Dialog } from '@valam/ui/dialog/dialog';
import { Drawer, DrawerNav } from '@valam/ui/dialog/drawer';
import { TextField } from '@valam/ui/field/text-field';
import { Lightbox } from '@valam/ui/gallery/lightbox';
import { ToastHost, type ToastTone } from '@valam/ui/toast/toast';
import { useState } from 'react';
import { samplePicture } from '../sample';
import type { Sheet } from '../sheet';

const pictures = [samplePicture('dusk'), samplePicture('noon'), samplePicture('night')];

function OpenDialog() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Private Tour Inquiry"
      description="We answer within 48 hours."
    >
      <TextField label="Full name" error="Please enter your full name" />
      <Button full>Send inquiry</Button>
    </Dialog>
  );
}

function OpenDrawer() {
  const [open, setOpen] = useState(true);
  return (
    <Drawer open={open} onOpenChange={setOpen} title="Menu">
      <DrawerNav aria-label="Mobile">
        <a href="#tours" aria-current="page">
          Tours
        </a>
        <a href="#blog">Blog</a>
        <a href="#testimonials">Testimonials</a>
        <a href="#about">About</a>
      </DrawerNav>
    </Drawer>
  );
}

function OpenLightbox({ of }: { of: number }) {
  const [at, setAt] = useState<number | null>(0);
  return <Lightbox pictures={pictures.slice(0, of)} at={at} onChange={setAt} />;
}

function OpenToast({ tone }: { tone: ToastTone }) {
  return (
    <ToastHost
      onDismiss={() => undefined}
      toast={{
        id: tone,
        tone,
        title: 'Inquiry sent successfully!',
        description: "We'll get back to you within 24 hours.",
      }}
    />
  );
}

export const overlays: Sheet = {
  id: 'overlays',
  title: 'Overlays and messages',
  states: [
    { name: 'Dialog', alone: true, show: () => <OpenDialog /> },
    { name: 'Drawer', alone: true, show: () => <OpenDrawer /> },
    { name: 'Lightbox', alone: true, show: () => <OpenLightbox of={3} /> },
    { name: 'Lightbox of one', alone: true, show: () => <OpenLightbox of={1} /> },
    { name: 'Toast', alone: true, show: () => <OpenToast tone="success" /> },
    { name: 'Toast: destructive', alone: true, show: () => <OpenToast tone="destructive" /> },
  ],
};
