import type { Texts } from '../db/schema/columns.ts';
import type { ShopModule } from './products.ts';

interface Part {
  slug: string;
  name: Texts;
  /**
   * File names of pictures: products with one of them belong to this category. The category without
   * pictures gets the remaining products.
   */
  pictures: readonly string[];
}

export interface Shelf {
  slug: string;
  name: Texts;
  picture: string;
  parts: readonly Part[];
}

type Row = readonly [slug: string, en: string, ar: string, pictures?: string];

const shelf = (
  slug: string,
  en: string,
  ar: string,
  picture: string,
  ...parts: readonly Row[]
): Shelf => ({
  slug,
  name: { en, ar },
  picture,
  parts: parts.map(([part, partEn, partAr, pictures = '']) => ({
    slug: part,
    name: { en: partEn, ar: partAr },
    pictures: pictures.split(' ').filter(Boolean),
  })),
});

/** The top-level categories of each module, with their sub-categories. */
export const categories: Record<ShopModule, readonly Shelf[]> = {
  food: [
    shelf(
      'burgers',
      'Burgers',
      'برجر',
      'hamburger',
      ['burgers-buns', 'Burgers & sandwiches', 'برجر وشطائر', 'hamburger hot-dog sandwich'],
      ['burgers-grill', 'From the grill', 'من المشواة', 'poultry-leg cut-of-meat bacon'],
      ['burgers-sides', 'Sides', 'أطباق جانبية'],
    ),
    shelf(
      'pizza',
      'Pizza',
      'بيتزا',
      'pizza',
      ['pizza-stone', 'Stone-baked', 'من فرن الحجر', 'pizza pie'],
      ['pizza-pasta', 'Pasta', 'باستا', 'spaghetti'],
      ['pizza-starters', 'Starters', 'المقبلات'],
    ),
    shelf(
      'sushi',
      'Sushi',
      'سوشي',
      'sushi',
      ['sushi-rolls', 'Rolls and nigiri', 'لفائف ونيغيري', 'sushi rice-ball'],
      ['sushi-bento', 'Bento', 'بينتو', 'bento-box'],
      ['sushi-small', 'Small plates', 'أطباق صغيرة'],
    ),
    shelf(
      'bowls',
      'Bowls',
      'أطباق صحية',
      'green-salad',
      ['bowls-salads', 'Salads', 'سلطات', 'green-salad'],
      ['bowls-soups', 'Soups', 'شوربات', 'bowl-with-spoon'],
      ['bowls-mezze', 'Mezze and wraps', 'مازة ولفائف'],
    ),
    shelf(
      'tacos',
      'Tacos',
      'تاكو',
      'taco',
      ['tacos-folded', 'Tacos and burritos', 'تاكو وبوريتو', 'taco burrito flatbread'],
      ['tacos-small', 'To share', 'للمشاركة'],
    ),
    shelf(
      'noodles',
      'Noodles',
      'نودلز',
      'steaming-bowl',
      ['noodles-soup', 'In broth', 'في المرق', 'steaming-bowl pot-of-food'],
      ['noodles-wok', 'From the wok', 'من الووك', 'takeout-box peanuts'],
      ['noodles-dumplings', 'Dumplings and sides', 'زلابية وأطباق جانبية'],
    ),
    shelf(
      'curry',
      'Curry',
      'كاري',
      'curry-rice',
      ['curry-pots', 'Curries', 'أطباق الكاري', 'curry-rice pot-of-food potato'],
      ['curry-rice', 'Rice dishes', 'أطباق الأرز', 'shallow-pan-of-food cooked-rice'],
      ['curry-oven', 'From the oven', 'من الفرن'],
    ),
    shelf(
      'breakfast',
      'Breakfast',
      'فطور',
      'pancakes',
      ['breakfast-eggs', 'Eggs', 'بيض', 'egg cooking'],
      ['breakfast-sweet', 'Sweet mornings', 'صباح حلو', 'pancakes waffle croissant strawberry'],
      ['breakfast-bread', 'Breads and bowls', 'خبز وأوعية'],
    ),
    shelf(
      'desserts',
      'Desserts',
      'حلويات',
      'doughnut',
      ['desserts-cakes', 'Cakes', 'كعك', 'shortcake cupcake birthday-cake doughnut'],
      ['desserts-frozen', 'Frozen', 'مثلجات', 'soft-ice-cream ice-cream'],
      ['desserts-sweets', 'Sweets', 'سكاكر'],
    ),
    shelf(
      'drinks',
      'Drinks',
      'مشروبات',
      'bubble-tea',
      ['drinks-hot', 'Coffee and tea', 'قهوة وشاي', 'hot-beverage teapot teacup-without-handle'],
      ['drinks-cold', 'Cold drinks', 'مشروبات باردة'],
    ),
  ],
  grocery: [
    shelf(
      'fruit',
      'Fruit',
      'فواكه',
      'red-apple',
      [
        'fruit-orchard',
        'From the orchard',
        'من البستان',
        'red-apple green-apple pear peach cherries grapes',
      ],
      ['fruit-berries', 'Berries', 'توتيات', 'strawberry blueberries'],
      ['fruit-south', 'Citrus and tropical', 'حمضيات واستوائيات'],
    ),
    shelf(
      'vegetables',
      'Vegetables',
      'خضروات',
      'broccoli',
      ['vegetables-roots', 'Roots and bulbs', 'جذور وأبصال', 'potato carrot onion garlic chestnut'],
      [
        'vegetables-salad',
        'Salad',
        'للسلطة',
        'tomato cucumber leafy-green avocado bell-pepper hot-pepper',
      ],
      ['vegetables-kitchen', 'For the pan', 'للطبخ'],
    ),
    shelf(
      'bakery',
      'Bakery',
      'مخبوزات',
      'bread',
      ['bakery-sweet', 'Sweet bakes', 'مخبوزات حلوة', 'croissant cookie'],
      ['bakery-bread', 'Bread', 'خبز'],
    ),
    shelf(
      'dairy',
      'Dairy and eggs',
      'ألبان وبيض',
      'cheese-wedge',
      ['dairy-cheese', 'Cheese and butter', 'جبن وزبدة', 'cheese-wedge butter'],
      ['dairy-milk', 'Milk and eggs', 'حليب وبيض'],
    ),
    shelf(
      'seafood',
      'Fish and seafood',
      'أسماك ومأكولات بحرية',
      'fish',
      ['seafood-fish', 'Fish', 'أسماك', 'fish'],
      ['seafood-shells', 'Shellfish', 'محار وقشريات'],
    ),
    shelf(
      'pantry',
      'Pantry',
      'مؤونة',
      'canned-food',
      [
        'pantry-sweet',
        'Sweets, nuts and tea',
        'حلو ومكسرات وشاي',
        'honey-pot peanuts chocolate-bar teapot',
      ],
      ['pantry-staples', 'Staples', 'أساسيات'],
    ),
    shelf(
      'household',
      'Household',
      'منزل',
      'roll-of-paper',
      [
        'household-clean',
        'Cleaning and bath',
        'تنظيف وحمام',
        'soap sponge toothbrush lotion-bottle',
      ],
      ['household-home', 'Around the house', 'حول المنزل'],
    ),
  ],
  pharmacy: [
    shelf(
      'medicine',
      'Medicine',
      'أدوية',
      'pill',
      ['medicine-tablets', 'Tablets and vitamins', 'أقراص وفيتامينات', 'pill'],
      ['medicine-liquid', 'Syrups and sprays', 'شراب وبخاخات'],
    ),
    shelf(
      'first-aid',
      'First aid',
      'إسعافات أولية',
      'adhesive-bandage',
      [
        'first-aid-wounds',
        'Wounds',
        'جروح',
        'adhesive-bandage roll-of-paper lotion-bottle toolbox',
      ],
      ['first-aid-protection', 'Protection and support', 'وقاية ودعم'],
    ),
    shelf(
      'devices',
      'Devices',
      'أجهزة',
      'thermometer',
      ['devices-measure', 'Measuring', 'قياس', 'thermometer stethoscope drop-of-blood red-heart'],
      ['devices-help', 'Everyday help', 'مساعدة يومية'],
    ),
    shelf(
      'care',
      'Care',
      'عناية',
      'lotion-bottle',
      ['care-teeth', 'Teeth', 'أسنان', 'tooth toothbrush'],
      ['care-skin', 'Skin', 'بشرة'],
    ),
    shelf(
      'baby',
      'Baby',
      'الطفل',
      'baby-bottle',
      ['baby-feeding', 'Feeding', 'رضاعة', 'baby-bottle glass-of-milk'],
      ['baby-bath', 'Bath and comfort', 'حمام وراحة'],
    ),
  ],
  ecommerce: [
    shelf(
      'electronics',
      'Electronics',
      'إلكترونيات',
      'laptop',
      [
        'electronics-desk',
        'Computers',
        'حواسيب',
        'laptop desktop-computer keyboard computer-mouse printer',
      ],
      [
        'electronics-media',
        'Sound and picture',
        'صوت وصورة',
        'headphone camera camera-with-flash television radio loudspeaker video-camera',
      ],
      ['electronics-pocket', 'Phones and gadgets', 'هواتف وأدوات'],
    ),
    shelf(
      'fashion',
      'Fashion',
      'أزياء',
      't-shirt',
      ['fashion-clothes', 'Clothes', 'ملابس', 't-shirt jeans dress coat'],
      ['fashion-accessories', 'Accessories', 'إكسسوارات'],
    ),
    shelf(
      'shoes',
      'Shoes',
      'أحذية',
      'running-shoe',
      ['shoes-sport', 'Running', 'جري', 'running-shoe'],
      ['shoes-street', 'Boots and heels', 'أحذية عالية وكعب'],
    ),
    shelf(
      'home',
      'Home',
      'المنزل',
      'couch-and-lamp',
      ['home-furniture', 'Furniture', 'أثاث', 'chair couch-and-lamp bed'],
      ['home-tools', 'Tools', 'أدوات', 'toolbox hammer locked'],
      ['home-living', 'Kitchen and living', 'مطبخ ومعيشة'],
    ),
    shelf(
      'books',
      'Books and paper',
      'كتب وقرطاسية',
      'books',
      ['books-read', 'To read', 'للقراءة', 'books world-map'],
      ['books-write', 'To write and draw', 'للكتابة والرسم'],
    ),
    shelf(
      'play',
      'Play and sport',
      'ألعاب ورياضة',
      'soccer-ball',
      ['play-sport', 'Sport', 'رياضة', 'soccer-ball basketball kick-scooter bicycle'],
      ['play-games', 'Toys, games and music', 'ألعاب وموسيقى'],
    ),
    shelf(
      'gifts',
      'Gifts',
      'هدايا',
      'wrapped-gift',
      ['gifts-jewels', 'Jewellery and beauty', 'مجوهرات وجمال', 'ring gem-stone lipstick'],
      ['gifts-boxes', 'Boxes and surprises', 'صناديق ومفاجآت'],
    ),
  ],
};
