/**
 * Common passwords without their trailing digits and signs, then keyboard and digit runs as they are. Compiled for this
 * project from the patterns that published lists of leaked passwords share.
 */
const WORDS = `
password passwort motdepasse contrasena senha parola wachtwoord losenord salasana haslo heslo jelszo letmein
letmeinnow welcome welcomeback access accessdenied admin administrator root rootroot toor guest default changeme
changeit changethis secret topsecret mysecret private security secure login loginlogin logmein signin master
mastermaster superuser superadmin sysadmin system systems manager managers support service server computer internet
intranet network windows microsoft google facebook instagram youtube twitter linkedin amazon android iphone samsung
nokia sony lenovo qwerty qwertyui qwertyuiop qwertz qwertzui azerty azertyui asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm
qazwsx qazwsxedc wsxedc qweasd qweasdzxc asdasd asdasdasd qweqwe qweqweqwe zxczxc zxczxczxc poiuytre poiuytrewq
lkjhgfdsa mnbvcxz abcabc abcdef abcdefg abcdefgh abcdefghi abcdefghij iloveyou iloveu loveyou lovelove iloveme
ilovemyself iloveyousomuch loveme mylove lover lovers princess prince queen king sunshine moonlight starlight rainbow
flower flowers butterfly angel angels angelina baby babygirl babyboy sweetheart sweety sweetie honey honeybee cupcake
chocolate cookie cookies banana strawberry cherry orange apple apples pumpkin peanut pepper ginger cinnamon vanilla
coffee football soccer baseball basketball volleyball hockey tennis golfer swimming running softball liverpool arsenal
chelsea manchester barcelona realmadrid juventus bayern dortmund galatasaray fenerbahce besiktas yankees lakers
cowboys steelers eagles packers redsox broncos superman batman spiderman ironman wolverine pokemon pikachu naruto
starwars startrek jedi skywalker gandalf hobbit dragon dragons monkey monkeys tiger tigers lion panther eagle falcon
shadow shadows hunter hunters killer ninja warrior warriors samurai phoenix wizard merlin knight pirate pirates viking
spartan gladiator assassin maverick mustang ferrari porsche mercedes corvette camaro toyota honda harley yamaha suzuki
bmw audi chevrolet michael michelle jennifer jessica jordan daniel andrew anthony ashley amanda thomas robert william
charlie matthew joshua nicole natalie samantha stephanie elizabeth victoria alexander alexandra christian christine
christopher benjamin nicholas jonathan patrick richard george steven charles edward joseph david martin sophie olivia
summer winter spring autumn january february march april june july august september october november december monday
tuesday wednesday thursday friday saturday sunday holiday vacation birthday christmas valentine halloween freedom
liberty america american canada england germany france italia espana london paris berlin newyork california texas
florida brooklyn australia istanbul moscow nothing whatever something anything everything everyone nobody trustno
trustnoone fuckyou fuckoff fuckme asshole bullshit badass bitch sexy sexygirl playboy hottie hello helloworld
hellohello goodbye goodluck thankyou please friend friends bestfriend family mother father brother sister mommy daddy
grandma junior teacher student school college university course courses learning learner classroom music guitar piano
drummer metallica nirvana slipknot eminem beatles rockstar rocknroll matrix hacker hackme test tester testtest testing
testpass testuser demo sample example temp temporary user username userpass pass passpass passme passcode passphrase
passw passwd mypass mypassword thepassword yourpassword newpassword oldpassword nopassword onepassword diamond golden
silver platinum crystal emerald purple yellow orange green greenday blink blessed jesus jesuschrist heaven forever
always believe destiny fantasy dreamer dreams lucky luckyme winner champion success money millionaire
`;

const RUNS = `
00000000 11111111 12121212 12312312 123123123 12341234 12344321 123454321 12345678 123456789 1234567890 0123456789
1234567891 12345678910 123456123456 1234512345 11223344 1122334455 112233445566 11112222 10203040 102030405060
01020304 13579246 147258369 159753258 159357456 159753159 741852963 789456123 789789789 963852741 987654321 9876543210
0987654321 87654321 147852369 135792468 14725836 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2
zaq12wsx zaq1zaq1 q1w2e3r4 q1w2e3r4t5 qwer1234 qwert123 qwerty12 asdf1234 1234qwer 12qwaszx a1b2c3d4 abc12345 abcd1234
abcd12345 aa123456 a1234567 a12345678 a123456789 1a2b3c4d 123456abc 12345abc 123abc123 123qwe123 123qweasd 1234abcd
q1234567 qq123456 zxcv1234 trustno1 p@ssw0rd pa55word pa55w0rd passw0rd 1password 123password 5201314a woaini1314
ncc1701d ncc1701e thx1138a
`;

const split = (text: string): Set<string> => new Set(text.trim().split(/\s+/));

/** Words that no password may consist of, digits and signs around them aside. */
export const COMMON_WORDS: ReadonlySet<string> = split(WORDS);
/** Passwords refused as they are. */
export const COMMON_RUNS: ReadonlySet<string> = split(RUNS);
