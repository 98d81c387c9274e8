import { mapPickerMachine } from '../../machines/place/mapPicker.machine.ts';
import { mapZoom } from '../../machines/rules/mapZoom.ts';
import { outsideZones, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';

const position = { lat: 1, lng: 2 };
const shop = { lat: 5, lng: 6 };
const place = { address: '1 Copper Street', position, zoneIds: [1] };

export const mapPickerModel = defineModel(mapPickerMachine, {
  inputs: [
    named('nothing chosen yet', { position, place: null, fallbackReason: 'unchosen' as const }),
    named('a position that the device found roughly', { position, place: null }),
    named('a place chosen before', { position, place }),
    named('a place whose zones nobody told', { position, place: { ...place, zoneIds: [] } }),
    named('the position not found', { position, place: null, fallbackReason: 'lost' as const }),
  ],
  events: {
    'map.moved': [{ position: { lat: 3, lng: 4 } }],
    'map.position.lost': [{ position: shop }],
    'map.place.found': [{ place: { ...place, address: '2 Copper Street' } }],
    'map.zoomed': [named('too near', { zoom: 40 }), named('too far', { zoom: 0 })],
  },
  actors: {
    geocode: { done: [named('an address', '3 Copper Street')], error: [silence] },
    lookUpZones: {
      done: [[1]],
      error: [named('outside all zones', outsideZones), named('no answer', silence)],
    },
  },
  key: ({ context }) => ({
    zoom: context.zoom,
    searching: context.searching,
    address: context.address !== '',
    zones: context.zoneIds === null ? null : context.zoneIds.length > 0,
    problem: context.problem !== null,
    place: context.place !== null,
  }),
  invariants: {
    'LOC-03 LOC-09: whoever has named a place takes no other while it is looked up': (s, step) =>
      !s.matches('confirmed') || step?.previous.context.searching === false,
    'LOC-06: the zoom stays between 1 and 21': ({ context: { zoom } }) =>
      zoom >= mapZoom.least && zoom <= mapZoom.greatest,
    'LOC-03: a confirmed place has address, point and zones': (s) =>
      !s.matches('confirmed') ||
      (s.context.place !== null &&
        s.context.place.address !== '' &&
        s.context.place.zoneIds.length > 0),
    'LOC-08: only a point in a zone can be taken': (s) =>
      !s.can({ type: 'map.confirmed' }) || (s.context.zoneIds ?? []).length > 0,
    'ADDR-01: a place that came with its address keeps these words': (s, step) =>
      step?.event?.type === 'map.place.found' ||
      step?.event?.type === 'map.moved' ||
      step?.event?.type === 'map.position.lost' ||
      step?.previous.context.address !== '1 Copper Street' ||
      s.context.address === '1 Copper Street',
    'LOC-05 OPEN-05: whoever was not found sees the shop': (s, step) =>
      step?.event?.type !== 'map.position.lost' ||
      (s.context.position === shop && s.context.address === '' && s.context.zoneIds === null),
    'OPEN-05: where nobody was found nothing can be taken': (s) =>
      !s.matches({ picking: 'lost' }) || !s.can({ type: 'map.confirmed' }),
    'LOC-07: where nobody said to be nothing can be taken': (s) =>
      !s.matches({ picking: 'unchosen' }) || !s.can({ type: 'map.confirmed' }),
  },
});
