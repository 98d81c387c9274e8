/** What the search for a place answers: suggestions of these names, all in the Eastside. */
export const suggestionsOf = (...names: readonly string[]) => ({
  suggestions: names.map((text, index) => ({
    placePrediction: {
      placeId: `p${index}`,
      structuredFormat: { mainText: { text }, secondaryText: { text: 'Eastside' } },
    },
  })),
});
