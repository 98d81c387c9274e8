import { useSelector } from '@xstate/react';
import { t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyPanel, ErrorPanel } from '../ui/Panels.tsx';
import { useModuleActor } from './context.ts';

/** A message that says why no module is available, with a button to retry (MOD-02). */
export function NoModules() {
  const actor = useModuleActor();
  const unanswered = useSelector(actor, (snapshot) => snapshot.matches('unavailable'));
  const retry = () => actor.send({ type: 'module.retry' });
  if (unanswered) {
    return <ErrorPanel message={{ key: 'modules.unavailable' }} onRetry={retry} />;
  }
  return (
    <EmptyPanel
      title={t('modules.empty.title')}
      text={t('modules.empty.text')}
      object="toolbox"
      action={
        <Button look="ink" onClick={retry}>
          {t('ui.retry')}
        </Button>
      }
    />
  );
}
