/** Words of a line mean its first one, which the English lists know; the second is how it is called. */
export const ARABIC_LEXICON = `
joy الفرح فرح سعادة السعادة بهجة سرور
excitement الحماس حماس
love الحب أحب حب أحبه أحبها أحبك يحب نحب تحب أعشق بحب حبيت احبه بحبها بحبك بحبه يحبني تحبني
calm الهدوء هدوء هادئ هادئة
trust الثقة ثقة أثق
hope الأمل أمل
pride الفخر فخر
proud فخور فخورة فخورين
gratitude الامتنان امتنان
grateful ممتن ممتنة شاكر
thanks شكرا شكر أشكر أشكرك
fun المرح مرح ممتع ممتعة استمتعت استمتعنا متعة مسلي مسلية ممتعين انبسطت انبسطنا ونسة وناسة
funny مضحك مضحكة يضحك تضحك
wonder الدهشة
wonderful رائع رائعة روعة مذهل مذهلة
magic سحر سحري
curiosity الفضول فضول
curious فضولي فضولية
surprise المفاجأة مفاجأة مفاجئ متفاجئ متفاجئة تفاجأت
amazed مندهش مندهشة
nostalgia الحنين حنين
sadness الحزن حزن
sad حزين حزينة حزينين حزنت زعلان زعلانة زعلانين زعل زعلت
unhappy تعيس تعيسة
crying أبكي بكيت يبكي تبكي بكاء بكى بكت ببكي عيطت اعيط بيبكي
tears دموع دمعة
died مات ماتت توفي توفيت ميت موت
disappointed محبط محبطة خيبة
upset منزعج منزعجة متضايق متضايقة
loneliness الوحدة وحدة
lonely وحيد وحيدة
tiredness التعب تعب
tired متعب متعبة تعبان تعبانة تعبت تعبانين متعبين دايخ
exhausted مرهق مرهقة
sleepy نعسان نعسانة نعاس
boredom الملل ملل
boring ممل مملة تزهق
bored مللت زهقت زهقان زهقانة طفشت طفشان طفشانة ملان مليت ملانة
fear الخوف خوف
afraid خائف خائفة خايف خايفة أخاف خفت أخافني يخيفني تخيفني خايفين اخاف تخوف يخوف بخاف
scary مخيف مخيفة مرعب مرعبة يخوف تخوف
terrified مرعوب مرعوبة
worry القلق قلق
worried قلقان قلقة قلقانة
nervous متوتر متوترة توتر عصبي
stressed مضغوط مضغوطة
anger الغضب غضب
angry غاضب غاضبة غضبان غضبانة غضبت معصب معصبة عصبت زعلت معصبين
furious هائج ثائر
hate أكره كره كراهية يكره تكره أكرهها أكرهه
annoying مزعج مزعجة مزعجين يزعجني تزعجني ازعجني غلس
unfair ظلم عدل_ما
mean شرير
disgust القرف قرف اشمئزاز
disgusting مقرف مقرفة كريه كريهة مقزز مقرفين قرفان قرفانة مقرفه
yuck يع يخ أف
stink نتن نتنة
envy الغيرة غيرة حسد
jealous غيور غيورة غيران
shame الخجل خجل عار
embarrassed محرج محرجة أخجل خجول خجلان خجولة استحي استحيت مستحية خجلانة
guilty مذنب
confusion الحيرة حيرة
confused محتار محتارة مرتبك
pain ألم يؤلمني تؤلمني يوجعني توجعني وجع موجوع مغص صداع وجعني وجعتني يوجع توجع بتوجعني بيوجعني المتني
sick مريض مريضة مرضت مرض مرضان زكام انفلونزا استفرغت
fever حمى حرارة
happy سعيد سعيدة سعداء فرحان فرحانة مسرور مسرورة فرحت سعدت مبسوط مبسوطة فرحانين مبسوطين فرح فرحنا
excited متحمس متحمسة متحمسين متشوق متشوقة
exciting مثير مشوق
hooray يا_سلام هيه مرحى يااي
won فزنا فزت فاز ربحت ربحنا كسبت فوز نفوز يفوز افوز فايزين كسبنا نجحت
lost خسرت خسرنا ضاع ضاعت ضيعت فقدت اخسر نخسر خسرانة خسارة يخسر
good جيد جيدة طيب طيبة حسن كويس كويسة
nice لطيف لطيفة حلو حلوة
great ممتاز ممتازة عظيم عظيمة أجمل أفضل أحسن حلو حلوة حلوين كول تحفة خرافي يجنن تجنن بطل
beautiful جميل جميلة ما_أجمل ما_أحلى ما_أروع ما_ألطف
delicious لذيذ لذيذة شهي طيبين شهية طعمه_حلو
perfect مثالي
enjoy يعجبني تعجبني أعجبني أعجبتني عجبني عجبتني يعجب تعجب
lucky محظوظ محظوظة
bad سيئ سيئة سيء وحش وحشة سيئين
terrible فظيع فظيعة رهيب رهيبة أسوأ مقيت زفت
wrong خطأ
difficult صعب صعبة
easy سهل سهلة
ugly قبيح قبيحة بشع
broken مكسور مكسورة كسر كسرت انكسر انكسرت خربان معطل معطلة خرب خربت كسروا
problem مشكلة مشاكل
peaceful مطمئن
relaxed مرتاح مرتاحة مسترخي
peace سلام
quiet صمت
safe آمن آمنة أمان
brave شجاع شجاعة
honest صادق صادقة
relieved ارتحت
laugh ضحك ضحكت يضحك أضحك نضحك ضحكنا
smile ابتسامة ابتسم
hug حضن عناق
kiss قبلة بوسة
praised مدحتني مدحني مدح مدحت مدحوني شكرتني
gift هدية هدايا أهداني أهدتني أهدى
birthday عيد_ميلاد عيد_ميلادي عيد_الميلاد
party حفلة حفل احتفال
vacation عطلة إجازة اجازة
summer صيف
winter شتاء
autumn خريف
spring ربيع
holiday عيد
friend صديق صديقة صديقي صديقتي أصدقاء أصدقائي صاحبي صاحبتي رفيق
family عائلة عائلتي أسرة أسرتي
mother أم أمي ماما والدتي امي
father أب أبي بابا والدي ابوي
sister أخت أختي اختي خواتي
brother أخ أخي إخوة اخوي اخويا اخي
grandmother جدة جدتي تيتا ستي نينا تيته
grandpa جد جدي سيدو جدو
baby طفل رضيع
child ولد بنت أطفال أولاد
teacher معلم معلمة مدرس مدرسة_الصف المعلمة المعلم أستاذ معلمتي معلمي مدرستي_الانسة ابلة مس
school المدرسة مدرسة مدرستي
class الصف صف الفصل درس حصة
homework الواجب واجب واجبات
exam امتحان اختبار امتحانات
math رياضيات الرياضيات حساب
history تاريخ
science علوم العلوم
book كتاب كتب
read أقرأ قراءة قرأت اقرأ
write أكتب كتبت كتابة
learn أتعلم تعلمت تعلم
study أدرس دراسة
pencil قلم قلمي اقلام رصاص
backpack حقيبة شنطة شنطتي حقيبتي
student طالب طالبة تلميذ تلميذة
game لعبة ألعاب لعبتي
match مباراة المباراة
play ألعب لعب يلعب لعبت لعبنا
toy دمية عروسة
joke نكتة نكت
sing أغني غناء
dance أرقص رقص
song أغنية أغاني
music موسيقى
guitar جيتار
piano بيانو
football كرة_القدم كرة
sport رياضة
team فريق
ball الكرة كورة
swim أسبح سباحة
run أجري يجري ركض أركض
jump أقفز قفز
train قطار قطارات
travel سفر رحلة أسافر
hotel فندق
ticket تذكرة
airport مطار طائرة
dream حلم أحلم
sleep أنام نوم نائم نائمة نمت
bed سرير
night ليل ليلة
day يوم نهار
morning صباح
evening مساء
dark غامق داكن غامقة داكنة ظلام مظلم
darkness ظلمة
light فاتح فاتحة ضوء نور
pale باهت
bright لامع
monster وحوش
nightmare كابوس كوابيس
danger خطر خطير
knife سكين
blood دم
thunder رعد رعود
alarm إنذار
fight شجار خناقة تشاجرت تخاصمت اتخاصمت تخانقت اتخانقت تهاوشت خناق
hit ضرب
shout صرخ يصرخ صراخ
steal سرق سرقوا
liar كذاب كذب
stupid غبي غبية
cat قطة قط قطط قطتي هرة قطوط بسة بسه قطه قطاوة
dog كلب كلاب كلبي كلبة جروي كلابي
puppy جرو
bird عصفور طائر طيور عصفورة ببغاء
fish سمكة سمك أسماك
horse حصان خيل حصاني خيول فرس
rabbit أرنب ارانب ارنوب
bear دب دببة دبدوب
mouse فأر فار
elephant فيل فيلة
lion أسد اسود_حيوانات
tiger نمر نمور
fox ثعلب
wolf ذئب
frog ضفدع ضفادع
snake ثعبان أفعى
spider عنكبوت عناكب العناكب
bee نحلة نحل
butterfly فراشة فراشات
duck بطة بط بطات
chick كتكوت
penguin بطريق بطاريق
monkey قرد قرود
whale حوت حيتان
dolphin دولفين
shark قرش اسماك_القرش
bat خفاش
crow غراب
dinosaur ديناصور ديناصورات
dragon تنين تنينا تنانين التنانين
turtle سلحفاة سلاحف سلحفة
snail حلزون حلزونات
animal حيوان حيوانات
flower زهرة زهور ازهار
rose وردة ورد ورود
tree شجرة شجر أشجار
leaf ورقة_شجر
forest غابة
jungle أدغال
garden حديقة
grass عشب
meadow حقل الحقل
cactus صبار
mountain جبل جبال الجبل
sea بحر البحر
ocean محيط
wave موج موجة أمواج
beach شاطئ
sand رمل
desert صحراء
lake بحيرة
river نهر
water ماء مياه الماء
puddle بركة_ماء
rain مطر المطر أمطار تمطر ماطر مطره شتاء_مطر بتمطر مطرت
umbrella مظلة شمسية مطريه
snow ثلج الثلج ثلوج تثلج
snowman رجل_الثلج رجل_ثلج
ice جليد
sun شمس الشمس شمسي
sunny مشمس مشمسة
cloud سحابة غيمة غيوم سحاب غائم غيم
wind ريح رياح هواء هوا الهوا عواصف
storm عاصفة رعد الرعد عواصف
lightning برق بروق
fog ضباب ضبابي
sky سماء السماء سما السما
rainbow قوس_قزح
star نجمة نجم نجوم
moon قمر القمر
space فضاء الفضاء
planet كوكب
rocket صاروخ
sunset غروب
sunrise شروق
fire نار حريق
volcano بركان
candle شمعة
lamp مصباح
weather طقس الطقس جو
cold بارد برد باردة بردان بردانة ساقع
hot حار ساخن حر حارة
house بيت منزل البيت بيوت
home بيتنا
castle قلعة قصر
city مدينة
key مفتاح
crown تاج
king ملك
queen ملكة
princess أميرة
car سيارة سيارات سيارتي عربية
bus حافلة باص اتوبيس
boat قارب مركب مراكب
ship سفينة
robot روبوت روبوتات
computer كمبيوتر حاسوب لابتوب
phone هاتف جوال موبايل جوالي ايباد
bicycle دراجة
kite طيارة_ورق
ghost شبح أشباح اشباح
witch ساحرة ساحرات
shadow ظل
heart قلب
stone حجر
gold ذهب
treasure كنز
diamond الماس
apple تفاحة تفاح تفاحات
pear كمثرى إجاص
banana موز موزة
lemon ليمون ليمونة ليمونات
strawberry فراولة فراولات فريز
cherry كرز
grape عنب
tomato طماطم بندورة طماطه
carrot جزر جزرة
pumpkin يقطين
corn ذرة
mushroom فطر
bread خبز خبزة ساندويتش سندويشة توست
butter زبدة
cheese جبن جبنة
honey عسل
milk حليب لبن
icecream آيس_كريم بوظة مثلجات ايسكريم ايس_كريم جيلاتي
chocolate شوكولاتة شوكولا شوكولاته شكولاته شوكلاتة
cake كعكة كعك كيكة كيك الكيكة تورتة
cookie بسكويت
candy حلوى حلويات حلاوة سكاكر
pizza بيتزا بيتزه
soup شوربة حساء
salad سلطة
pasta مكرونة
rice أرز رز
spinach سبانخ
vegetables خضار
fruit فاكهة فواكه
meat لحم
egg بيض بيضة
coffee قهوة
tea شاي
juice عصير
orange_juice عصير_برتقال
sugar سكر
salt ملح
chili فلفل_حار
pepper فلفل
spicy حار_جدا حراق
sweet حلو_المذاق
food طعام أكل
eat آكل أكلت تأكل
cook أطبخ طبخ
dinner عشاء
lunch غداء
breakfast فطور إفطار
hungry جائع جوعان جوع
recipe وصفة
cup كوب فنجان
price سعر أسعار ثمن
cost يكلف تكلفة
buy شراء أشتري اشتري
pay أدفع دفع ادفع
bill فاتورة الفاتورة فواتير
money مال نقود فلوس
expensive غالي غالية
cheap رخيص
sell بيع مبيعات المبيعات
shop متجر محل
order طلب_شراء
refund استرداد
repair إصلاح ورشة تصليح أصلح
help مساعدة ساعدني ساعدتني ساعد يساعد تساعد
doctor طبيب طبيبة دكتور
hospital مستشفى
health صحة
job عمل وظيفة
story قصة حكاية قصص
poem قصيدة
letter رسالة
draw ارسم أرسم رسم رسمة رسمتي لون_لي
color لون اللون ألوان
science_lab مختبر
news أخبار
world عالم العالم
nature طبيعة
language لغة
word كلمة كلمات
number رقم عدد
time وقت ساعة
today اليوم
tomorrow غدا الغد
yesterday أمس
old قديم قديمة
new جديد جديدة
big كبير كبيرة
small صغير صغيرة
fast سريع سريعة
slow بطيء
loud ضوضاء
strong قوي قوية
weak ضعيف
urgent عاجل طارئ
idea فكرة
question سؤال
secret سر
adventure مغامرة
mystery لغز
memory ذكرى ذكريات
future مستقبل
alone لوحدي
light_bulb لمبة
garbage قمامة زبالة
toilet حمام مرحاض
smell رائحة
hair شعرة شعر
dress فستان
hat قبعة قبعتي
christmas_tree شجرة_الميلاد
red أحمر حمراء حمرا احمرا حمر
crimson قرمزي
ruby ياقوتي
raspberry توتي
burgundy خمري
vermilion قرمزي_فاتح
orange برتقالي برتقالية برتقاليه
apricot مشمشي
peach خوخي
coral مرجاني
salmon سلموني
yellow أصفر صفراء صفرا صفر_اللون
golden ذهبي ذهبية
amber كهرماني
mustard خردلي
cream كريمي
beige بيج
green أخضر خضراء خضرا خضر
olive زيتوني
emerald زمردي
mint نعناعي
lime ليموني
jade يشمي
teal أزرق_مخضر
turquoise فيروزي تركواز
cyan سماوي_فاتح
blue أزرق زرقاء زرقا زرق
navy كحلي
sapphire ياقوتي_أزرق
azure لازوردي
sky_blue سماوي
indigo نيلي
purple أرجواني موف ليلكية بنفسجيات
violet بنفسجي بنفسجية
lavender خزامي
lilac ليلكي
fuchsia فوشيا
pink وردي وردية زهري زهرية بمبي زهر_اللون
brown بني بنية بنيه
khaki كاكي
chestnut كستنائي
bronze برونزي
rust صدئي
silver فضي فضية
gray رمادي رمادية
charcoal فحمي
black أسود سوداء سودا سود
white أبيض بيضاء بيضا بيض_اللون
ivory عاجي
a_good_feeling شعور_جيد
a_bad_feeling شعور_سيئ
feeling_unwell شعور_بالمرض
neutral محايد
mood مزاج
happiness سعادة
stress توتر
energy طاقة
spiciness حرارة_الطعم
interest اهتمام
score درجة
check علامة_صح
x علامة_خطأ
warning تحذير
info معلومة
sparkles بريق
lightbulb مصباح_فكرة
bulb مصباح
drop قطرة
snowflake ندفة_ثلج
note نغمة
scared خائف
midnight منتصف_الليل
thumbsup إعجاب
room غرفة غرف
view إطلالة تطل
update انقل حدث
create أنشئ
haha ههه هههه هاها
wow واو
lovely لطيفين لطيف لطيفة طيوب
hurt جرحت جرح انجرحت
argue تخاصمت اتخاصمت تخانقت اتخانقت تهاوشت تشاجرت
miss اشتقت
sunflower دوار_الشمس عباد_الشمس
lizard سحلية
crocodile تمساح
kiwi كيوي
avocado افوكادو
crab سرطان_البحر
tulip توليب
pine صنوبر
pond بركة
hurricane اعصار
galaxy مجرة
skeleton هيكل_عظمي
cave كهف
plum برقوق خوخ
blueberry توت
rat فئران جرذ فار فأر
goldfish سمكة_ذهبية
yogurt زبادي
pancake بانكيك
hill تلة
rock صخرة صخور
street شارع
building عمارة
palace قصر
bone عظم عظمة
mud طين
santa بابا_نويل
vampire مصاص_دماء
parrot ببغاء ببغا
`
