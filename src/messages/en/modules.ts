/** English texts of choosing a module, such as food or grocery. */
export const modules = {
  'modules.selected': 'A Module has been selected.',
  'modules.mustSelect': 'A module must be selected to continue.',
  'modules.unavailable': 'The modules could not be loaded.',
  'modules.rail': 'Modules',
  'modules.picker.title': 'Select a type of module for your orders.',
  'modules.empty.title': 'No module found',
  'modules.empty.text': 'Contact with the site owner to activate modules.',
  'modules.parcel.others': 'Choose another module',
} as const;
