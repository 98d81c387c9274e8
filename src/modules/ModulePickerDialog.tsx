import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { refusedWith } from '../../machines/rules/failure.ts';
import { t } from '../messages/index.ts';
import { zonesQuery } from '../shop/zones.ts';
import { usePlace, usePlaceActor } from '../shop/place.ts';
import { Dialog, DialogBody } from '../ui/Dialog.tsx';
import { Picture } from '../ui/Picture.tsx';
import { moduleHue, useModule, useModuleActor, useModules } from './context.ts';
import { NoModules } from './NoModules.tsx';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;
  /* All rows are as high as the one with the longest text. */
  grid-auto-rows: 1fr;
`;

const Tile = styled.button`
  inline-size: 100%;
  block-size: 100%;
  align-content: center;
  border-radius: 24px;
  background: var(--accent-soft);
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 18px 8px;
  font: var(--type-label);
  text-align: center;
  @media (hover: hover) {
    &:hover {
      background: var(--accent-line);
    }
  }
  &[aria-pressed='true'] {
    box-shadow: inset 0 0 0 2.5px var(--accent);
  }
  img {
    inline-size: 68px;
    block-size: auto;
  }
  small {
    font: var(--type-xs);
    color: var(--text-2);
  }
  &[aria-disabled] {
    background: var(--fill);
  }
  &[aria-disabled] img {
    opacity: 0.5;
  }
`;

/**
 * The dialog to choose a module: tiles with icons, or the reason why there are none (MOD-01,
 * MOD-02). While a module must be chosen, it has no close button; Escape or a click outside shows a
 * message that a choice is needed (MOD-10).
 */
export function ModulePickerDialog() {
  const actor = useModuleActor();
  const mustChoose = useSelector(actor, (snapshot) =>
    snapshot.matches({ served: { offering: 'picking' } }),
  );
  const modules = useModules();
  const current = useModule();
  return (
    <Dialog
      open
      onClose={() => actor.send({ type: 'module.picker.closed' })}
      title={t('modules.picker.title')}
      closable={!mustChoose}
    >
      <DialogBody>
        {modules.length === 0 ? (
          <NoneHere />
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

/**
 * The reason why there is no module. If the shop no longer serves the delivery location, the
 * customer is asked for another one (LOC-08).
 */
function NoneHere() {
  const place = usePlace();
  const actor = usePlaceActor();
  const { error } = useQuery({
    ...zonesQuery(place?.position ?? { lat: 0, lng: 0 }),
    enabled: place !== null,
  });
  const zoneIsGone = refusedWith(error, 'coordinates');
  useEffect(() => {
    if (zoneIsGone) actor.send({ type: 'place.zone.lost' });
  }, [actor, zoneIsGone]);
  return <NoModules />;
}
