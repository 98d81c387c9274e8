import { useEffect } from 'react';
import { useRoot } from '../shop/root.ts';
import { startOutbox } from './wiring.ts';

/**
 * After a reload, sends the messages that were still waiting to be sent, whichever page is open.
 * Renders nothing.
 */
export function WaitingMessages() {
  const root = useRoot();
  useEffect(() => startOutbox(root), [root]);
  return null;
}
