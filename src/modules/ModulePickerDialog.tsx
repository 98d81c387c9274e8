import { useSelector } from '@xstate/react';
import styled from 'styled-components';
import { t } from '../messages/index.ts';
import { Dialog, DialogBody } from '../ui/Dialog.tsx';
import { Picture } from '../ui/Picture.tsx';
import { isOffered, moduleHue, useModule, useModuleActor, useModules } from './context.ts';
import { NoModules } from './NoModules.tsx';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;
`;

const Tile = styled.button`
  inline-size: 100%;
  border-radius: 24px;
  background: var(--accent-soft);
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 18px 8px;
  font: var(--type-label);
  text-align: center;
  &:hover {
    background: var(--accent-line);
  }
  &[aria-pressed='true'] {
    box-shadow: inset 0 0 0 2.5px var(--accent);
  }
  img {
    inline-size: 68px;
    block-size: auto;
  }
`;

/** The module picker: icon tiles, or why there are none (MOD-01, MOD-02, MOD-10). */
export function ModulePickerDialog() {
  const actor = useModuleActor();
  const open = useSelector(actor, (snapshot) => snapshot.hasTag('picker'));
  const modules = useModules().filter(isOffered);
  const current = useModule();
  return (
    <Dialog
      open={open}
      onClose={() => actor.send({ type: 'module.picker.closed' })}
      title={t('modules.picker.title')}
    >
      <DialogBody>
        {modules.length === 0 ? (
          <NoModules />
        ) : (
          <Tiles>
            {modules.map((module) => (
              <li key={module.id}>
                <Tile
                  type="button"
                  data-module={moduleHue(module)}
                  aria-pressed={module.id === current?.id}
                  onClick={() => actor.send({ type: 'module.chosen', module })}
                >
                  <Picture src={module.iconUrl} alt="" size={68} eager />
                  {module.name}
                </Tile>
              </li>
            ))}
          </Tiles>
        )}
      </DialogBody>
    </Dialog>
  );
}
