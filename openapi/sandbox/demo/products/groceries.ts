import { productsFrom } from './table.ts';

/** Groceries, in the format of `productsFrom`; after the price come the package and its sizes. */
export const groceries = productsFrom(`
fruit red-apple 2.8 bag 1kg,2kg
Royal Gala apples: Crisp and sweet, from the orchards behind Northfield.
تفاح غالا: مقرمش وحلو، من بساتين الحقول الشمالية.

fruit green-apple 2.9 bag 1kg
Granny Smith apples: Tart and firm, good for baking.
تفاح أخضر: حامض ومتماسك، مناسب للخبز.

fruit banana 1.6 bunch 1kg
Bananas: Just turning yellow.
موز: بدأ لتوه يصفر.

fruit grapes 3.9 box 500g,1kg
Seedless grapes: Red and white on the vine.
عنب بلا بذور: أحمر وأبيض على عناقيده.

fruit watermelon 5.5 piece 4kg
Watermelon: Tapped and chosen for you.
بطيخ: منتقى لك بعناية.

fruit tangerine 2.4 net 1kg,2kg
Tangerines: Easy to peel, no seeds to speak of.
يوسفي: سهل التقشير وشبه خالٍ من البذور.

fruit lemon 1.9 net 500g,1kg
Lemons: Unwaxed, with leaves.
ليمون: غير مشمع وبأوراقه.

fruit pineapple 3.6 piece 1x
Pineapple: Ripe when a leaf comes out easily.
أناناس: ناضج حين تخرج ورقته بسهولة.

fruit mango 4.2 box 2x,6x
Mangoes: Fragrant, ready to eat today.
مانجو: عطر وجاهز للأكل اليوم.

fruit pear 2.7 bag 1kg
Conference pears: Eat them firm or wait two days.
إجاص كونفرنس: يؤكل متماسكًا أو بعد يومين.

fruit peach 3.1 tray 500g,1kg
White peaches: Handle with care, they bruise.
دراق أبيض: رقيق فعامله بلطف.

fruit cherries 5.8 box 500g
Dark cherries: Picked with their stems.
كرز داكن: مقطوف بسيقانه.

fruit strawberry 4.4 box 250g,500g
Strawberries: Small, red all the way through.
فراولة: صغيرة وحمراء حتى القلب.

fruit blueberries 4.9 box 125g,250g
Blueberries: Washed when you are about to eat them.
توت أزرق: يُغسل قبيل الأكل.

fruit kiwi-fruit 2.9 box 6x
Kiwis: Six green ones, ripe by the weekend.
كيوي: ست حبات خضراء تنضج بنهاية الأسبوع.

fruit melon 3.8 piece 1x
Honeydew melon: Heavy for its size.
شمام: ثقيل بالنسبة إلى حجمه.

fruit coconut 2.2 piece 1x
Coconut: Shake it and hear the water.
جوز الهند: هزه تسمع ماءه.

vegetables tomato 2.1 bag 500g,1kg
Vine tomatoes: Ripened on the plant.
طماطم على عنقودها: نضجت على نبتتها.

vegetables avocado 3.8 pack 2x,4x
Ripe avocados: Ready tonight.
أفوكادو ناضج: جاهز هذا المساء.

vegetables eggplant 2.3 bag 1kg
Aubergines: Shiny, with few seeds.
باذنجان: لامع وقليل البذور.

vegetables potato 1.4 bag 1kg,3kg
Waxy potatoes: For salads and roasting tins.
بطاطا: للسلطة وصواني الفرن.

vegetables carrot 1.3 bag 1kg
Carrots: With a bit of soil still on.
جزر: وعليه بعض التراب.

vegetables ear-of-corn 1.7 pack 2x
Sweetcorn: Two cobs in their husks.
ذرة حلوة: كوزان بقشرهما.

vegetables bell-pepper 2.6 pack 3x
Bell peppers: One red, one yellow, one green.
فليفلة: حمراء وصفراء وخضراء.

vegetables hot-pepper 1.5 bag 100g
Long chillies: Medium heat.
فلفل حار طويل: متوسط الحرارة.

vegetables cucumber 1.2 bag 500g,1kg
Small cucumbers: Thin-skinned, no need to peel.
خيار صغير: رقيق القشر لا يحتاج إلى تقشير.

vegetables leafy-green 1.5 head 1x
Cos lettuce: Cut this morning.
خس روماني: مقطوف هذا الصباح.

vegetables broccoli 2.4 head 500g
Broccoli: Tight heads, long stems.
بروكلي: رؤوس متماسكة وسيقان طويلة.

vegetables garlic 0.9 net 3x
Garlic: Three white bulbs.
ثوم: ثلاثة رؤوس بيضاء.

vegetables onion 1.1 net 1kg,2kg
Brown onions: The beginning of most dinners.
بصل: بداية معظم الأطباق.

vegetables mushroom 2.8 tray 250g,500g
Chestnut mushrooms: Firm caps, earthy taste.
فطر بني: قبعات متماسكة وطعم ترابي.

vegetables chestnut 4.1 bag 500g
Chestnuts: Score them before roasting.
كستناء: شُقّها قبل الشواء.

bakery bread 3.2 loaf 750g
Country loaf: Sourdough with a thick crust.
رغيف ريفي: خبز مخمر بقشرة سميكة.

bakery bread 3.8 loaf 500g
Walnut rye: Dark, dense, good with cheese.
خبز الجاودار بالجوز: داكن وكثيف ويناسب الجبن.

bakery baguette-bread 1.8 loaf 1x,2x
Baguette: Baked every two hours.
باغيت: يُخبز كل ساعتين.

bakery pretzel 2.2 bag 2x,4x
Butter pretzels: Salted, twisted by hand.
بريتزل بالزبدة: مملح ومفتول باليد.

bakery bagel 2.6 bag 4x
Sesame bagels: Boiled, then baked.
بيغل بالسمسم: يُسلق ثم يُخبز.

bakery flatbread 1.4 bag 5x,10x
Thin flatbread: Five rounds, still warm at nine.
خبز رقيق: خمسة أرغفة ما زالت دافئة في التاسعة.

bakery croissant 4.4 box 4x
Butter croissants: Four, for the whole table.
كرواسون بالزبدة: أربع قطع للمائدة كلها.

bakery cookie 3.5 bag 250g
Oat biscuits: With raisins and brown butter.
بسكويت الشوفان: بالزبيب والزبدة البنية.

dairy cheese-wedge 5.4 piece 250g,500g
Farm cheese: Aged nine months, nutty.
جبن المزرعة: معتق تسعة أشهر بطعم المكسرات.

dairy cheese-wedge 4.6 tub 200g
White cheese in brine: For salads and breakfast.
جبن أبيض بالماء والملح: للسلطة والفطور.

dairy butter 3.3 pack 250g
Salted butter: Churned from sour cream.
زبدة مملحة: مخضوضة من قشدة حامضة.

dairy glass-of-milk 1.7 bottle 1L,2L
Fresh whole milk: From grass-fed cows, three days old at most.
حليب طازج كامل الدسم: من أبقار المراعي، عمره ثلاثة أيام على الأكثر.

dairy glass-of-milk 2.3 bottle 1L
Oat drink: Foams well, no sugar added.
مشروب الشوفان: يرغي جيدًا وبلا سكر مضاف.

dairy egg 3.9 tray 6x,12x
Free-range eggs: From hens that see the sun.
بيض بلدي: من دجاج يرى الشمس.

dairy custard 2.6 cup 4x
Vanilla custard: Four cups with caramel.
كاسترد الفانيليا: أربعة أكواب بالكراميل.

seafood fish 12.4 piece 400g,800g
Whole sea bass: Scaled and gutted for you.
قاروص كامل: منظف من القشر والأحشاء.

seafood fish 9.8 pack 300g
Cod fillets: Boneless, for a quick supper.
شرائح قد: بلا عظم لعشاء سريع.

seafood shrimp 14.9 pack 500g,1kg
Raw shrimps: Peeled, tails on.
روبيان نيء: مقشر مع الذيل.

seafood crab 16.2 piece 1x
Dressed crab: Picked and back in its shell.
سلطعون جاهز: منظف ومعاد إلى صدفته.

seafood lobster 28.5 piece 1x
Cooked lobster: Half a kilo, from the harbour.
كركند مطبوخ: نصف كيلو من الميناء.

seafood oyster 13.5 box 6x,12x
Rock oysters: Keep them cold, cup side down.
محار صخري: يُحفظ باردًا.

pantry honey-pot 7.5 jar 350g,1kg
Blossom honey: From hives on the West Hills.
عسل الأزهار: من خلايا التلال الغربية.

pantry salt 1.1 box 500g
Sea salt flakes: Dried by the sun.
رقائق ملح البحر: مجففة بالشمس.

pantry canned-food 1.3 tin 400g
Peeled tomatoes: Tinned the day they were picked.
طماطم مقشرة: معلبة يوم قطفها.

pantry canned-food 2.6 tin 160g
Tuna in olive oil: Line-caught.
تونة بزيت الزيتون: مصيدة بالخيط.

pantry peanuts 2.4 bag 250g,500g
Roasted peanuts: In their shells.
فول سوداني محمص: بقشره.

pantry beans 1.6 bag 500g,1kg
White beans: Soak them overnight.
فاصولياء بيضاء: تُنقع ليلة.

pantry olive 3.7 jar 350g
Green olives: Cracked, with lemon and thyme.
زيتون أخضر: مرصوص مع الليمون والزعتر.

pantry cooked-rice 3.4 bag 1kg,5kg
Basmati rice: Aged one year.
أرز بسمتي: معتق سنة.

pantry spaghetti 1.5 pack 500g
Bronze-cut spaghetti: Rough enough to hold the sauce.
سباغيتي: خشنة تمسك الصلصة.

pantry chocolate-bar 2.9 bar 100g
Dark chocolate, 70 %: From beans of one valley.
شوكولاتة داكنة \u206670%\u2069: من حبوب وادٍ واحد.

pantry teapot 4.2 box 100g,250g
Black leaf tea: Brisk, takes milk well.
شاي أسود ورقي: قوي ويناسب الحليب.

household soap 2.1 bar 1x,4x
Olive oil soap: Cut by hand, no perfume.
صابون زيت الزيتون: مقطوع يدويًا بلا عطر.

household sponge 1.4 pack 3x
Cellulose sponges: Compostable.
إسفنج سليلوز: قابل للتحلل.

household roll-of-paper 3.6 pack 4x,8x
Kitchen rolls: Two-ply, recycled.
مناديل مطبخ: طبقتان من ورق معاد تدويره.

household toothbrush 2.3 pack 1x,4x
Bamboo toothbrush: Medium bristles.
فرشاة أسنان خيزران: شعيرات متوسطة.

household light-bulb 3.9 box 1x,3x
LED bulb, warm white: Eight watts, E27.
مصباح LED أبيض دافئ: ثمانية واط، قاعدة E27.

household battery 4.8 pack 4x,8x
AA batteries: Keep ten years in the drawer.
بطاريات AA: تبقى عشر سنوات في الدرج.

household basket 8.9 piece 1x
Woven basket: For bread, fruit or keys.
سلة مجدولة: للخبز أو الفاكهة أو المفاتيح.

household lotion-bottle 3.3 bottle 500ml,1L
Washing-up liquid: Lemon, gentle to the hands.
سائل جلي: بالليمون ولطيف على اليدين.
`);
