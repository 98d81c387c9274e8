import { Compass } from 'lucide-react';
import { Link } from 'react-router-dom';
import { t } from '../messages/index.ts';
import { ButtonFace } from '../ui/Button.tsx';
import { Wrap } from '../ui/Layout.tsx';
import { EmptyPanel } from '../ui/Panels.tsx';

/** An address that leads nowhere, with a way on. */
export function NotFoundPage() {
  return (
    <Wrap style={{ paddingBlock: 64 }}>
      <EmptyPanel
        page
        title={t('app.notFound.title')}
        text={t('app.notFound.text')}
        icon={<Compass strokeWidth={1.4} aria-hidden />}
        action={
          <ButtonFace as={Link} to="/home" $look="ink" $size="md" $block={false} $pill={false}>
            {t('app.notFound.home')}
          </ButtonFace>
        }
      />
    </Wrap>
  );
}
