import { linkTo } from '../../machines/rules/paths.ts';
import { t } from '../messages/index.ts';
import { Button, ButtonFace } from '../ui/Button.tsx';
import { Wrap } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { EmptyPanel } from '../ui/Panels.tsx';
import { useModuleActor } from './context.ts';

/** Home of the parcel module: it says that parcels open later, and leads to what is open (NAV-09). */
export function ParcelPage() {
  const actor = useModuleActor();
  return (
    <Wrap style={{ paddingBlock: '8vh' }}>
      <EmptyPanel
        page
        tint="parcel"
        title={t('modules.parcel.title')}
        text={t('modules.parcel.text')}
        object="package"
        action={
          <>
            <Button look="ink" onClick={() => actor.send({ type: 'module.picker.opened' })}>
              {t('modules.parcel.others')}
            </Button>
            <ButtonFace as={Link} to={linkTo('help')}>
              {t('site.footer.help')}
            </ButtonFace>
          </>
        }
      />
    </Wrap>
  );
}
