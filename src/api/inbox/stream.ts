import { answer, client } from '../client.ts';

interface Follower {
  /**
   * Id of the last event that was received: the stream continues after it. Null gets only new
   * events.
   */
  after: string | null;
  onOpen: () => void;
  /** Called with the id of each event that has data. */
  onEvent: (id: string) => void;
}

/**
 * Follows the customer's notifications as server-sent events, where the config offers a stream. It
 * continues after the event with the id `after`; null gets only new events. Resolves when the
 * server ends the stream.
 * @throws CallError when the server refuses it, or the browser's error when the connection breaks
 */
export async function followUpdates(
  { after, onOpen, onEvent }: Follower,
  signal: AbortSignal,
): Promise<void> {
  const call = client.GET('/sandbox/stream', {
    params: { header: after === null ? {} : { 'Last-Event-ID': after } },
    parseAs: 'stream',
    signal,
  });
  const body = (await answer(call, signal, 'shop')) as ReadableStream<Uint8Array> | null;
  if (body === null) return;
  onOpen();
  for await (const { id, hasData } of eventsIn(body)) if (hasData) onEvent(id);
}

/** Yields the events of a stream as they arrive; an empty line ends each event. */
async function* eventsIn(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let id = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + decoder.decode(value, { stream: true }))
      .replaceAll('\r\n', '\n')
      .split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const lines = block.split('\n');
      id =
        lines
          .find((line) => line.startsWith('id:'))
          ?.slice(3)
          .trim() ?? id;
      yield { id, hasData: lines.some((line) => line.startsWith('data:')) };
    }
  }
}
