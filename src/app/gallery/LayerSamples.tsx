import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../ui/Dialog.tsx';
import { LiveRegion } from '../../ui/Hidden.tsx';
import { Column, Grid, Panel } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { EmptyPanel, ErrorPanel } from '../../ui/Panels.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { Line, picture, Samples, GallerySection } from './GallerySection.tsx';
import type { GalleryWords } from './words.ts';

type Layer = 'dialog' | 'drawer' | 'confirm';

/** Samples of toasts, notices, panels and dialogs: messages in the page or above it. */
export function LayerSamples({ words }: { words: GalleryWords }) {
  const [announcement, setAnnouncement] = useState('');
  return (
    <>
      <Messages words={words} onAnnounce={setAnnouncement} />
      <LiveRegion>{announcement}</LiveRegion>
      <PagePanels words={words} onAnnounce={setAnnouncement} />
      <Dialogs words={words} />
    </>
  );
}

interface SpeakingProps {
  words: GalleryWords;
  /** Makes screen readers read out a text. */
  onAnnounce: (words: string) => void;
}

function Messages({ words, onAnnounce }: SpeakingProps) {
  return (
    <GallerySection title={words.messages}>
      <Samples $least={320}>
        <Column>
          <Toast
            kind="success"
            action={{ label: words.view, onPress: () => onAnnounce(words.view) }}
            onClose={() => onAnnounce('')}
          >
            {words.added}
          </Toast>
          <Toast kind="error" onClose={() => onAnnounce('')}>
            {words.notSignedIn}
          </Toast>
          <Toast
            kind="info"
            action={{ label: words.undo, onPress: () => onAnnounce(words.undo) }}
            onClose={() => onAnnounce('')}
          >
            {words.removed}
          </Toast>
        </Column>
        <Column>
          <Notice>{words.info}</Notice>
          <Notice look="warning">{words.warning}</Notice>
        </Column>
        <Column>
          <Notice look="danger">{words.danger}</Notice>
          <Notice look="success">{words.success}</Notice>
        </Column>
      </Samples>
    </GallerySection>
  );
}

function PagePanels({ words, onAnnounce }: SpeakingProps) {
  return (
    <GallerySection title={words.panels}>
      <Grid $columns={3}>
        <Panel>
          <EmptyPanel
            title={words.cartEmpty}
            text={words.cartEmptyText}
            image={picture('shopping-bags')}
            helper={picture('hamburger')}
            tint="food"
            action={<Button look="primary">{words.shop}</Button>}
          />
        </Panel>
        <Panel $look="quiet">
          <EmptyPanel title={words.nothing} object="loudspeaker" />
        </Panel>
        <Panel $look="raised">
          <ErrorPanel
            title={words.failed}
            message={{ text: words.failedText }}
            reassurance={words.notLost}
            onRetry={() => onAnnounce(words.loading)}
            supportHref="#content"
          />
        </Panel>
      </Grid>
    </GallerySection>
  );
}

function Dialogs({ words }: { words: GalleryWords }) {
  const [layer, setLayer] = useState<Layer | null>(null);
  const close = () => setLayer(null);
  return (
    <>
      <GallerySection title={words.layers}>
        <Line>
          <Button onClick={() => setLayer('dialog')}>{words.openDialog}</Button>
          <Button onClick={() => setLayer('drawer')}>{words.openDrawer}</Button>
          <Button onClick={() => setLayer('confirm')}>{words.openConfirm}</Button>
        </Line>
      </GallerySection>
      <Dialog
        open={layer === 'dialog' || layer === 'drawer'}
        drawer={layer === 'drawer'}
        width={layer === 'drawer' ? 'var(--cart-w)' : 'var(--dialog-md)'}
        title={words.basket}
        onClose={close}
      >
        <DialogBody>{words.dialogText}</DialogBody>
        <DialogFoot>
          <Button look="primary" onClick={close}>
            {words.goOn}
          </Button>
        </DialogFoot>
      </Dialog>
      <ConfirmDialog
        open={layer === 'confirm'}
        title={words.clear}
        confirm={words.clearVerb}
        danger
        onConfirm={close}
        onCancel={close}
      >
        {words.clearText}
      </ConfirmDialog>
    </>
  );
}
