import { productsFrom } from './table.ts';

/** Noodles, curry, breakfast, desserts and drinks, in the format of `meals.ts`. */
export const treats = productsFrom(`
noodles steaming-bowl 13.4 meat gluten soy egg
Shoyu ramen: Chicken broth with soy, a soft egg and bamboo.
رامن شويو: مرق دجاج بالصويا مع بيضة طرية وخيزران.

noodles steaming-bowl 14.2 meat gluten
Beef pho: Clear broth with star anise, rice noodles, thin beef.
فو اللحم: مرق صافٍ باليانسون مع نودلز الأرز وشرائح لحم رقيقة.

noodles steaming-bowl 12.1 gluten soy
Miso mushroom ramen: Five kinds of mushroom, corn and chilli oil.
رامن الميسو بالفطر: خمسة أنواع من الفطر مع الذرة وزيت الفلفل.

noodles takeout-box 10.2 gluten soy
Wok noodles: Wheat noodles, pak choi, carrot and ginger.
نودلز الووك: نودلز القمح مع الملفوف الصيني والجزر والزنجبيل.

noodles takeout-box 11.8 meat nuts fish
Pad thai with shrimp: Rice noodles, tamarind, peanuts and lime.
باد تاي بالروبيان: نودلز الأرز مع التمر الهندي والفول السوداني والليمون.

noodles takeout-box 10.9 meat egg soy
Egg fried rice with chicken: Day-old rice, egg, peas and spring onion.
أرز مقلي بالبيض والدجاج: أرز مع بيض وبازلاء وبصل أخضر.

noodles dumpling 7.7 meat gluten
Steamed chicken dumplings: Eight pieces, ginger and black vinegar.
زلابية الدجاج على البخار: ثماني قطع مع الزنجبيل والخل الأسود.

noodles dumpling 7.2 gluten
Pan-fried vegetable dumplings: Cabbage, shiitake and glass noodles.
زلابية الخضار المقلية: ملفوف وفطر شيتاكي ونودلز زجاجية.

noodles pot-of-food 15.6 meat soy
Hot pot for one: Simmering broth, beef, tofu and greens.
قدر ساخن لشخص: مرق يغلي مع لحم وتوفو وخضار ورقية.

noodles fried-shrimp 8.8 meat gluten
Shrimp spring rolls: Four crisp rolls with sweet chilli.
لفائف الروبيان المقرمشة: أربع لفائف مع صلصة الفلفل الحلو.

noodles cucumber 4.4 sesame
Smashed cucumber: Garlic, sesame and a little chilli.
خيار مدقوق: ثوم وسمسم وقليل من الفلفل.

noodles peanuts 11.3 gluten nuts
Sesame peanut noodles: Cold noodles in peanut sauce with cucumber.
نودلز بالفول السوداني: نودلز باردة بصلصة الفول السوداني مع الخيار.

curry curry-rice 13.2 meat milk
Butter chicken and rice: Chicken from the tandoor in tomato and cream.
دجاج بالزبدة مع الأرز: دجاج من التنور في صلصة الطماطم والقشدة.

curry curry-rice 11.4
Chickpea curry: Chickpeas, spinach and coconut with basmati.
كاري الحمص: حمص وسبانخ وجوز الهند مع أرز بسمتي.

curry curry-rice 14.6 meat
Lamb rogan josh: Slow-cooked lamb with Kashmiri chilli.
روغان جوش بالضأن: ضأن مطهو على مهل بفلفل كشمير.

curry curry-rice 12.2
Green vegetable curry: Coconut, lemongrass, aubergine and basil.
كاري الخضار الأخضر: جوز الهند وعشبة الليمون والباذنجان والريحان.

curry shallow-pan-of-food 14.5 nuts
Saffron rice pan: Rice with saffron, almonds and barberries.
أرز بالزعفران: أرز مع الزعفران واللوز والبرباريس.

curry shallow-pan-of-food 15.9 meat
Chicken biryani: Sealed pot, fried onions, mint and raita.
برياني الدجاج: قدر مغلق مع بصل مقلي ونعناع ورايتا.

curry meat-on-bone 17.9 meat
Lamb shank: Four hours in the oven with dried lime.
موزة ضأن: أربع ساعات في الفرن مع اللومي.

curry cooked-rice 3.2
Steamed basmati: Long grains, a bay leaf, nothing else.
أرز بسمتي: حبة طويلة وورقة غار لا غير.

curry flatbread 1.9 gluten
Warm flatbread: From the stone oven, brushed with oil.
خبز ساخن: من فرن الحجر مدهون بالزيت.

curry flatbread 3.1 gluten milk
Garlic naan: Soft naan, garlic butter, coriander.
خبز نان بالثوم: نان طري مع زبدة الثوم والكزبرة.

curry pot-of-food 10.1
Dal of the house: Black lentils simmered overnight.
عدس البيت: عدس أسود مطهو طوال الليل.

curry potato 6.3
Potatoes with cumin: Fried in mustard oil with fenugreek.
بطاطا بالكمون: مقلية بزيت الخردل مع الحلبة.

breakfast pancakes 8.2 gluten milk egg
Blueberry pancakes: Three thick ones with maple syrup.
بان كيك التوت: ثلاث قطع سميكة مع شراب القيقب.

breakfast waffle 7.6 gluten milk egg
Waffle with honey: Crisp outside, orange blossom honey, butter.
وافل بالعسل: مقرمش مع عسل زهر البرتقال والزبدة.

breakfast egg 4.2 egg
Soft-boiled eggs: Two eggs, six minutes, toast soldiers.
بيض نصف مسلوق: بيضتان لست دقائق مع أصابع التوست.

breakfast cooking 5.4 egg
Fried eggs with za’atar: Two eggs in olive oil, warm bread.
بيض مقلي بالزعتر: بيضتان بزيت الزيتون مع خبز دافئ.

breakfast cooking 8.8 egg
Shakshuka: Eggs poached in tomato, peppers and cumin.
شكشوكة: بيض في صلصة الطماطم والفليفلة والكمون.

breakfast croissant 3.1 gluten milk
Butter croissant: Twenty-seven layers, baked at six.
كرواسون بالزبدة: سبع وعشرون طبقة، يُخبز في السادسة صباحًا.

breakfast croissant 3.7 gluten milk nuts
Almond croissant: Filled with almond cream and baked again.
كرواسون اللوز: محشو بكريمة اللوز ومخبوز مرتين.

breakfast bagel 6.9 gluten milk fish meat
Salmon bagel: Smoked salmon, cream cheese, dill.
بيغل السلمون: سلمون مدخن وجبن كريمي وشبت.

breakfast bread 4.8 gluten milk
Toast and jam: Two slices of country bread, apricot jam.
توست ومربى: شريحتان من الخبز الريفي مع مربى المشمش.

breakfast bowl-with-spoon 5.9 nuts milk
Porridge with dates: Oats, dates, walnuts and cinnamon.
شوفان بالتمر: شوفان وتمر وجوز وقرفة.

breakfast strawberry 6.4 milk
Yoghurt and berries: Strained yoghurt, berries and granola.
زبادي بالتوت: زبادي مصفى مع التوت والغرانولا.

breakfast flatbread 3.9 gluten
Za’atar manousheh: Thyme, sumac and olive oil on fresh dough.
منقوشة زعتر: زعتر وسماق وزيت زيتون على عجين طازج.

desserts shortcake 6.5 gluten milk egg
Strawberry shortcake: Sponge, whipped cream, strawberries.
كعكة الفراولة: كعك إسفنجي وكريمة مخفوقة وفراولة.

desserts shortcake 6.9 gluten milk egg
Basque cheesecake: Dark on top, soft in the middle.
تشيز كيك الباسك: داكنة من فوق وطرية في الوسط.

desserts doughnut 2.9 gluten milk egg
Glazed doughnut: Yeast dough, vanilla glaze.
دونات مزجج: عجينة مخمرة وطبقة فانيليا.

desserts doughnut 3.3 gluten milk nuts
Pistachio doughnut: Filled with pistachio cream.
دونات الفستق: محشو بكريمة الفستق.

desserts cookie 2.4 gluten milk egg
Chocolate chip cookie: Sea salt on top, still soft.
كوكيز الشوكولاتة: عليه ملح البحر وما زال طريًا.

desserts soft-ice-cream 5.5 milk
Vanilla malt swirl: Soft ice cream with malt and vanilla.
آيس كريم الفانيليا والمالت: آيس كريم طري بالمالت والفانيليا.

desserts ice-cream 5.8
Mango sorbet: Two scoops of ripe mango, no milk.
سوربيه المانجو: كرتان من المانجو الناضج بلا حليب.

desserts custard 4.8 milk egg
Caramel custard: Baked slowly, turned out cold.
كاسترد الكراميل: مخبوز على مهل ويُقلب باردًا.

desserts cupcake 3.6 gluten milk egg
Lemon cupcake: Lemon curd inside, meringue on top.
كب كيك الليمون: بداخله كريمة الليمون وفوقه المارينغ.

desserts chocolate-bar 4.4 milk nuts
Chocolate bark: Dark chocolate, almonds, dried rose.
ألواح الشوكولاتة: شوكولاتة داكنة ولوز وورد مجفف.

desserts honey-pot 5.2 gluten nuts
Baklava, four pieces: Walnuts, butter and orange blossom.
بقلاوة، أربع قطع: جوز وزبدة وماء زهر البرتقال.

desserts birthday-cake 24.0 gluten milk egg
Small birthday cake: Serves six; tell us the name in a note.
كعكة عيد ميلاد صغيرة: تكفي ستة؛ اكتب لنا الاسم في ملاحظة.

drinks bubble-tea 5.2 milk
Brown sugar bubble tea: Black tea, milk and warm tapioca.
شاي الفقاعات بالسكر البني: شاي أسود وحليب وتابيوكا دافئة.

drinks bubble-tea 5.4
Passion fruit tea: Green tea, passion fruit, ice.
شاي الباشن فروت: شاي أخضر وباشن فروت وثلج.

drinks cup-with-straw 3.4
House lemonade: Lemons, mint and not much sugar.
ليموناضة البيت: ليمون ونعناع وقليل من السكر.

drinks cup-with-straw 3.9
Ginger lemonade: With fresh ginger and a little honey.
ليموناضة الزنجبيل: بزنجبيل طازج وقليل من العسل.

drinks hot-beverage 3.8 milk
Flat white: Two shots, silky milk.
فلات وايت: جرعتان وحليب ناعم.

drinks hot-beverage 2.9
Filter coffee: Single origin, brewed by the cup.
قهوة مقطرة: من منشأ واحد، تُحضَّر بالكوب.

drinks hot-beverage 3.2
Cardamom coffee: Light roast with cardamom, served small.
قهوة بالهيل: تحميص فاتح مع الهيل في فنجان صغير.

drinks tropical-drink 4.9 milk
Mango cooler: Mango, yoghurt and cardamom.
مشروب المانجو البارد: مانجو وزبادي وهيل.

drinks tropical-drink 5.3
Pineapple and mint: Pressed pineapple, mint, lime.
أناناس ونعناع: أناناس معصور ونعناع وليمون.

drinks teapot 4.4
Pot of mint tea: Green tea with a bunch of mint, for two.
إبريق شاي بالنعناع: شاي أخضر مع باقة نعناع، لشخصين.

drinks teacup-without-handle 3.1
Jasmine tea: Loose leaves, three minutes.
شاي الياسمين: أوراق كاملة، ثلاث دقائق.

drinks beverage-box 2.4
Apple juice: Cloudy, from one orchard.
عصير التفاح: غير مصفى، من بستان واحد.

drinks coconut 4.6
Young coconut: Opened for you, with a straw.
جوز هند طازج: يُفتح لك مع مصاصة.
`);
